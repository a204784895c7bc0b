import { useNavigate } from "@remix-run/react";
import { useCallback, useRef, useState } from "react";
import { ApiError } from "~/browser/api";
import { SUPPORT_PATH, TOO_SERIOUS } from "~/domain/screening/support";
import { closeAccountDialog } from "../account-dialog";

/** What is said when a deed fails: when the court refuses it without a word, and when the court can't be reached. */
export interface DeedWords {
  refused: string;
  unreachable: string;
}

/** Why a deed failed: the sentence for the person, and the machine word where the court gave one. */
export interface DeedProblem {
  sentence: string;
  code: string | null;
}

/** One deed of a form at a time, and why the last one failed. A second tap while the first is under way does nothing. */
export function useDeed() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DeedProblem | null>(null);
  const isLocked = useRef(false);
  const navigate = useNavigate();

  const run = useCallback(
    async (words: DeedWords, deed: () => Promise<void>): Promise<void> => {
      if (isLocked.current) return;
      isLocked.current = true;
      setBusy(true);
      setProblem(null);
      try {
        await deed();
      } catch (error) {
        if (error instanceof ApiError && error.code === TOO_SERIOUS) {
          closeAccountDialog();
          navigate(SUPPORT_PATH);
        } else {
          setProblem(problemOf(error, words));
        }
      } finally {
        isLocked.current = false;
        setBusy(false);
      }
    },
    [navigate],
  );

  return { isBusy, problem, run, forgetProblem: useCallback(() => setProblem(null), []) };
}

function problemOf(error: unknown, { refused, unreachable }: DeedWords): DeedProblem {
  if (!(error instanceof ApiError)) return { sentence: unreachable, code: null };
  return { sentence: error.sentence ?? refused, code: error.code };
}
