import type { MyData } from "~/domain/my-data/my-data";
import { Fact, Moment } from "./facts";

type Share = MyData["dilemmas"][number]["shares"][number];

/** The public links that were made to a case, and by whom. */
export function PublicLinks({ shares }: { shares: Share[] }) {
  return shares.map(({ path, madeBy, madeAt, sealedBy, sealedAt }) => (
    <Fact key={path} label="Public link">
      {path}
      <span className="block font-normal text-ink-soft text-sm">
        Made by {whose(madeBy)} <Moment at={madeAt} />
        {sealedBy !== null && (
          <>
            , sealed by {whose(sealedBy)} <Moment at={sealedAt} />
          </>
        )}
      </span>
    </Fact>
  ));
}

function whose(by: Share["madeBy"]): string {
  return by === "you" ? "you" : "the other party";
}
