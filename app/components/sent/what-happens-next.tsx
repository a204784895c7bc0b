/** The steps that a filed case still has before it. */
export function WhatHappensNext({ steps }: { steps: readonly string[] }) {
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="font-display text-2xl leading-tight">
        What happens next
      </h2>
      <ol className="mt-2 grid list-decimal gap-1 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
