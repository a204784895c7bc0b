import { PublicAppeals, type PublicAppealsProps } from "~/components/topic/public-appeals";
import { Benefits } from "./benefits";
import { ClosingCall } from "./closing-call";
import { DilemmaCall } from "./dilemma-call";
import { HouseCase } from "./house-case";
import { JudgesStrip } from "./judges-strip";

export interface FurtherDownProps extends PublicAppealsProps {
  /** Somebody wants to go back up to the box. */
  onStart: () => void;
}

/**
 * What lies below the box on the front page: what a ruling is like, what others are judging, what else there is, the
 * bench, and why.
 */
export function FurtherDown({ onStart, ...appeals }: FurtherDownProps) {
  return (
    <>
      <HouseCase />
      <PublicAppeals {...appeals} />
      <DilemmaCall />
      <JudgesStrip />
      <Benefits />
      <ClosingCall onStart={onStart} />
    </>
  );
}
