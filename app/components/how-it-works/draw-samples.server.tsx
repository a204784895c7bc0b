import { renderToStaticMarkup } from "react-dom/server";
import { SampleTalk } from "~/components/courtroom/transcript/sample-talk";
import { VerdictCard } from "~/components/verdict/card/verdict-card";
import { sampleVerdict } from "~/domain/verdict/sample-cards";

/** The sample case as it was argued, in markup. */
export function drawSampleTalk(): string {
  return renderToStaticMarkup(<SampleTalk />);
}

/** The card of its verdict, in markup, with the site's address at its foot. */
export function drawSampleCard(siteAddress: string): string {
  return renderToStaticMarkup(<VerdictCard card={sampleVerdict(siteAddress)} />);
}
