/**
 * Whoever is sent to somebody who knows has done nothing wrong: this is no error (docs/rules.md#somebody-who-knows).
 */
export function WhoKnows({ sentence }: { sentence: string }) {
  return (
    <p role="alert" className="mt-2 rounded-uneven border-[2.5px] border-ink border-dashed bg-panel px-3 py-2 text-sm">
      <strong>Somebody knows this better.</strong> {sentence}
    </p>
  );
}
