import { otherSeat, type Seat } from "~/domain/case/seat";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { shareText, spoilerFreeText } from "~/domain/verdict/verdict-texts";
import { DownloadCard } from "../card/download-card";
import { ShareVerdict } from "./share-verdict";
import type { useSharing } from "./use-sharing";

interface ShareKitProps {
  sharing: ReturnType<typeof useSharing>;
  decided: DecidedCase;
  caseUuid: string;
  userUuid: string;
  seat: Seat;
}

/** What a party can do with a verdict's card: save it, and share it. */
export function ShareKit({ sharing, decided, caseUuid, userUuid, seat }: ShareKitProps) {
  const { verdict, names, byDefault, dismissed, cardToken } = decided;
  const { caseName } = verdict;
  return (
    <>
      <DownloadCard
        label="Download Verdict Card"
        caseUuid={caseUuid}
        userUuid={userUuid}
        caseName={caseName}
        cardToken={cardToken}
      />
      <ShareVerdict
        sharing={sharing}
        noun="verdict"
        caseName={caseName}
        texts={{
          open: shareText({ ...verdict, byDefault, dismissed }, names),
          closed: spoilerFreeText(verdict),
          closing: "Don’t say who won",
        }}
        other={names[otherSeat(seat)]}
      />
    </>
  );
}
