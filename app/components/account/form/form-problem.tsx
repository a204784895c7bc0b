/** Why a form's action failed, read out at once. */
export function FormProblem({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <p role="alert" className="font-semibold text-error">
      {sentence}
    </p>
  );
}
