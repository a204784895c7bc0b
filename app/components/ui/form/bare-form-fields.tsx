/** What a form needs to be sent without a script (docs/rules.md#without-scripts). */
export function BareFormFields({ formToken }: { formToken: string }) {
  return (
    <>
      <input type="hidden" name="formToken" value={formToken} />
      <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden hidden />
    </>
  );
}
