import { useActionData, useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { dismissToast, showToast } from "~/browser/toast";
import { SUPPORT_PATH, TOO_SERIOUS } from "~/domain/screening/support";
import type { SubmissionAnswer } from "./submission-answer";

/**
 * Hands in a topic through the page's action, and how it went: until the text is changed, since it is said of that
 * text.
 */
export function useSubmitTopic() {
  const { Form, data, state } = useFetcher<SubmissionAnswer>();
  const bare = useActionData<SubmissionAnswer>();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState(bare ?? null);

  useEffect(() => {
    if (data === undefined) return;
    setAnswer(data);
    if (data.ok) return;
    if (data.code === TOO_SERIOUS) {
      navigate(SUPPORT_PATH, { replace: true, state: location.pathname });
      return;
    }
    const id = showToast({ title: "Submission Failed", description: data.error, tone: "error" });
    return () => dismissToast(id);
  }, [data, navigate]);

  return { Form, answer, isPending: state !== "idle", forgetAnswer: () => setAnswer(null) };
}
