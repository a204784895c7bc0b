import { LinkButton } from "~/components/ui/button";

const BENEFITS = [
  {
    title: "Both sides are heard",
    text: "The same questions go to you and to them. Nobody sees the other’s answers until the court has ruled.",
    picture: "/benefits/heard.svg",
  },
  {
    title: "No group chat required",
    text: "Send one link. They swipe, you swipe, and nobody scrolls up to prove what was said in March.",
    picture: "/benefits/link.svg",
  },
  {
    title: "A ruling without a wait",
    text: "The moment you have both answered, the judge rules. Once, and for both of you the same.",
    picture: "/benefits/clock.svg",
  },
  {
    title: "A verdict worth framing",
    text: "The winner, the reasons and a punishment nobody will survive with dignity, on one card to share.",
    picture: "/benefits/card.svg",
  },
] as const;

/** Four short columns, each under its picture. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="mx-auto max-w-6xl px-4 py-10 sm:px-6 lg:py-16">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="benefits" className="font-display text-3xl leading-tight lg:text-4xl">
          Why take it to court
        </h2>
        <LinkButton to="/how-it-works">How It Works</LinkButton>
      </div>
      <ul className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {BENEFITS.map(({ title, text, picture }) => (
          <li key={title}>
            <img
              src={picture}
              alt=""
              width={320}
              height={180}
              loading="lazy"
              decoding="async"
              className="h-auto w-full rounded-uneven border-[2.5px] border-ink"
            />
            <h3 className="mt-4 font-display text-xl leading-tight">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
