import { otherSeat, type Seat } from "~/domain/case/seat";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { shareText, spoilerFreeText } from "~/domain/verdict/verdict-texts";
import { DownloadCard } from "../card/download-card";
import { ShareVerdict } from "./share-verdict";
import { useSharing } from "./use-sharing";

/** The public link of a decided case between two. */
export function useVerdictSharing(caseUuid: string, { verdict, names, byDefault, dismissed }: DecidedCase) {
  return useSharing(caseUuid, verdict.caseName, {
    open: shareText({ ...verdict, byDefault, dismissed }, names),
    closed: spoilerFreeText(verdict),
    closing: "Don’t say who won",
  });
}

interface ShareKitProps {
  sharing: ReturnType<typeof useSharing>;
  decided: DecidedCase;
  caseUuid: string;
  userUuid: string;
  seat: Seat;
}

/** What a party can do with a verdict's card: save it, and share it. */
export function ShareKit({ sharing, decided, caseUuid, userUuid, seat }: ShareKitProps) {
  return (
    <>
      <DownloadCard
        label="Download Verdict Card"
        caseUuid={caseUuid}
        userUuid={userUuid}
        caseName={decided.verdict.caseName}
        cardToken={decided.cardToken}
      />
      <ShareVerdict sharing={sharing} noun="verdict" other={decided.names[otherSeat(seat)]} />
    </>
  );
}
