import { LinkButton } from "~/components/ui/button";
import { PageHeading } from "~/components/ui/page-heading";
import { type DrawnHearing, SampleHearing } from "./sample-hearing";

const STEPS = [
  {
    title: "File Your Case",
    text: "Say what they did in 250 characters, pick a judge and send one link. No account, no stamps, no wig.",
    picture: "/benefits/link.svg",
  },
  {
    title: "Swipe to Answer",
    text: "You both get the same questions. Swipe yes, swipe no, or plead the fifth. Neither sees what the other said.",
    picture: "/benefits/heard.svg",
  },
  {
    title: "Get Your Verdict",
    text: "The judge rules once, for both of you: a winner, the reasons and a punishment, on one card to share.",
    picture: "/benefits/card.svg",
  },
] as const;

/** How a quarrel becomes a verdict, with one that has been through it. */
export function HowItWorksPage(hearing: DrawnHearing) {
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-10 px-4 py-8 sm:px-6 lg:gap-16 lg:py-14">
      <PageHeading title="How It Works">
        <p>Three steps and one judge. It takes less time than being right about it in the kitchen.</p>
      </PageHeading>
      <ol className="grid gap-6 md:grid-cols-3">
        {STEPS.map(({ title, text, picture }, index) => (
          <li
            key={title}
            className="grid grid-cols-[minmax(0,1fr)] content-start overflow-hidden rounded-uneven-lg border-[2.5px] border-ink bg-panel shadow-hard"
          >
            <img
              src={picture}
              alt=""
              width={320}
              height={180}
              className="h-40 w-full border-ink border-b-[2.5px] object-cover md:h-auto"
            />
            <div className="p-4 sm:p-5">
              <h2 className="flex items-center gap-3 font-display text-2xl leading-tight">
                <span
                  aria-hidden
                  className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-ink bg-judge text-on-color text-lg"
                >
                  {index + 1}
                </span>
                {title}
              </h2>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <SampleHearing {...hearing} />
      <section aria-labelledby="file" className="grid justify-items-start gap-4">
        <h2 id="file" className="font-display text-3xl leading-tight">
          And if they never turn up?
        </h2>
        <p className="max-w-prose">
          After 24 hours the judge rules on what there is. Whoever stayed away has a week to have that set aside, and to
          explain themselves.
        </p>
        <div className="flex flex-wrap gap-4">
          <LinkButton to="/" look="judge" size="lg">
            File a PettySuit
          </LinkButton>
          <LinkButton to="/judges" size="lg">
            Meet the Judges
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
