import { PublicAppeals, type PublicAppealsProps } from "~/components/topic/public-appeals";
import { Benefits } from "./benefits";
import { DilemmaCall } from "./dilemma-call";
import { JudgesStrip } from "./judges-strip";

/** What lies below the box on the front page: what others are judging, what else there is, the bench, and why. */
export function FurtherDown(props: PublicAppealsProps) {
  return (
    <>
      <PublicAppeals {...props} />
      <DilemmaCall />
      <JudgesStrip />
      <Benefits />
    </>
  );
}
