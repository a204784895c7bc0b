import { lazy } from "react";
import { LazyPart } from "~/components/ui/lazy-part";
import { FormProblem } from "./form-problem";
import type { FreshCode } from "./use-fresh-code";

// Hardly anybody's login is that old: no page comes with the form.
const CodeForm = lazy(() => import("./code-form"));

interface FreshCodeFormProps {
  fresh: FreshCode;
  /** What was wanted, and waits for the code. */
  onShown: () => void;
}

/** Asks for the code that the court wants first. Nothing while it wants none. */
export function FreshCodeForm({ fresh, onShown }: FreshCodeFormProps) {
  const { sentAt, problem } = fresh;
  if (sentAt === null) return <FormProblem sentence={problem?.sentence ?? null} />;
  return (
    <LazyPart>
      <CodeForm key={sentAt} fresh={{ ...fresh, sentAt }} onShown={onShown} />
    </LazyPart>
  );
}
