import type { PartyLabel } from "../../record/record-text";
import type { CourtroomFinding, SwipeFinding } from "../../ruling/finding";
import { type Behaviour, type ChatCall, sendWords } from "./chat-server";

const LABELS = ["Party A", "Party B"] as const;

/** What a party answered to each exhibit, as the record says it. */
function answersOf(user: string, label: PartyLabel): { exhibit: number; answered: "yes" | "no" | "fifth" }[] {
  const blocks = user.matchAll(/^Exhibit (\d+)\. .*\n {2}Party A (.*)\n {2}Party B (.*)$/gmu);
  return [...blocks].flatMap(([, exhibit, first = "", second = ""]) => {
    const said = label === "Party A" ? first : second;
    const answered = said.includes("Fifth")
      ? "fifth"
      : said.includes("Yes")
        ? "yes"
        : said.includes("No.")
          ? "no"
          : null;
    return answered === null ? [] : [{ exhibit: Number(exhibit), answered } as const];
  });
}

/** A finding by the record alone: whoever refused more often loses. */
export function honestFinding({ user }: ChatCall): SwipeFinding {
  const refusals = (label: PartyLabel) => answersOf(user, label).filter(({ answered }) => answered === "fifth").length;
  const lead = refusals("Party B") - refusals("Party A");
  return findingFor(lead > 0 ? "Party A" : lead < 0 ? "Party B" : "neither", user);
}

/** A finding for this party whatever the record says, with reasons that stand in it. */
export function findingFor(winner: SwipeFinding["winner"], user: string): SwipeFinding {
  const reasons = LABELS.flatMap((party) =>
    answersOf(user, party)
      .slice(0, 2)
      .map((answer) => ({ ...answer, party, because: `It shows what ${party} did.` })),
  );
  const share = winner === "neither" ? 50 : winner === "Party A" ? 30 : 70;
  return { reasons, winner, blame: { partyA: share, partyB: 100 - share } };
}

/** What a party wrote in each exhibit, as the record says it; an exhibit that says nothing is left out. */
function messagesOf(user: string, label: PartyLabel): { exhibit: number; text: string }[] {
  return [...user.matchAll(/^Exhibit (\d+)\. (Party [AB]) wrote: ⟦(.*?)⟧/gmu)].flatMap(
    ([, exhibit, author, text = ""]) => (author === label && text !== "" ? [{ exhibit: Number(exhibit), text }] : []),
  );
}

/** A finding by the transcript alone: whoever concedes loses. */
export function honestCourtroomFinding({ user }: ChatCall): CourtroomFinding {
  const concedes = (label: PartyLabel) => messagesOf(user, label).some(({ text }) => /i did|my bad/iu.test(text));
  const [first, second] = [concedes("Party A"), concedes("Party B")];
  return courtroomFindingFor(first === second ? "neither" : first ? "Party B" : "Party A", user);
}

/** A finding for this party whatever the transcript says, with quotations that stand in it. */
export function courtroomFindingFor(winner: CourtroomFinding["winner"], user: string): CourtroomFinding {
  const reasons = LABELS.flatMap((party) =>
    messagesOf(user, party)
      .slice(0, 2)
      .map(({ exhibit, text }) => ({
        exhibit,
        party,
        quote: text.split(" ").slice(0, 6).join(" "),
        because: `It shows what ${party} said.`,
      })),
  );
  const share = winner === "neither" ? 50 : winner === "Party A" ? 30 : 70;
  return { reasons, winner, blame: { partyA: share, partyB: 100 - share } };
}

/** What the file of a write-up calls its parties, by their labels. */
function calledIn(user: string): [label: string, name: string][] {
  const names = [...user.matchAll(/(Party [AB]) is called ⟦(.*?)⟧/gu)];
  return names.map(([, label = "", name = ""]) => [label, name]);
}

/** The words of a ruling, by the finding that the prompt tells, with the names that it gives. */
export function honestWriteUp(call: Pick<ChatCall, "user">) {
  const names = calledIn(call.user);
  const user = names.reduce((text, [label, name]) => text.replaceAll(`⟦${name}⟧`, label), call.user);
  const ruling = writeUpInLabels(user);
  const named = (text: string) => names.reduce((told, [label, name]) => told.replaceAll(label, name), text);
  return {
    ...ruling,
    rationale: named(ruling.rationale),
    citations: ruling.citations.map((citation) => ({ ...citation, words: named(citation.words) })),
    fairPoint: ruling.fairPoint === null ? null : named(ruling.fairPoint),
    punishment: named(ruling.punishment),
  };
}

function writeUpInLabels(user: string) {
  const loser = /(Party [AB]) loses\./u.exec(user)?.[1];
  const grounds = [...user.matchAll(/^- \(Exhibit (\d+)\), the (?:answer|words) of (Party [AB])/gmu)];
  const citations = grounds.map(([, exhibit, party]) => ({
    words: `what ${party} gave on point ${exhibit}`,
    exhibit: Number(exhibit),
    party,
  }));
  const contempts = [...user.matchAll(/(Party [AB]) also tried to instruct the court: ⟦(.*?)⟧/gu)];
  const granted = citations.find(({ party }) => party === loser);
  const fairPoint =
    loser === undefined ? null : `${loser} did come to court, and ${granted?.words} is granted in full.`;
  const rationale = [
    "This court has read the whole record with the gravity that a slice of pizza deserves, and then it has read it again. " +
      "It has weighed the crust and asked itself what a fridge is for if not for hope. The answer comes with a heavy heart.",
    ...citations
      .filter((citation) => citation !== granted || loser === undefined)
      .map(({ words }) => `In this ${words} has its weight.`),
    ...contempts.map(([, party, words]) => `The words “${words}” of ${party} are noted as contempt and moved nothing.`),
    ...(fairPoint === null
      ? ["Neither side is ahead of the other by so much as a crumb, and so the crust of this case is shared."]
      : [fairPoint]),
  ].join(" ");
  return {
    caseName: "The Last Slice Affair",
    rationale,
    citations,
    fairPoint,
    punishmentKind: "token",
    punishment: `${loser ?? "Party A and Party B"} shall draw the pizza from memory today and present it with a bow.`,
  };
}

/** The words of a model that does all that it is asked. */
export function honestReply(call: ChatCall): object {
  if (call.kind === "deck") return honestDeck(call);
  if (call.kind !== "finding") return honestWriteUp(call);
  return call.user.includes(" wrote: ⟦") ? honestCourtroomFinding(call) : honestFinding(call);
}

/** A server with an honest model behind it. */
export const honest: Behaviour = (call, response) => sendWords(response, JSON.stringify(honestReply(call)));

/** Honest but for one kind of call. */
export const honestExcept =
  (kind: string, lie: (call: ChatCall) => string): Behaviour =>
  (call, response) =>
    sendWords(response, call.kind === kind ? lie(call) : JSON.stringify(honestReply(call)));

/** Misbehaves at its first call of a kind and mends its ways after. */
export const onceThenHonest = (kind: string, lie: (call: ChatCall) => string): Behaviour => {
  let hasLied = false;
  return (call, response) => {
    const lies = call.kind === kind && !hasLied;
    hasLied ||= lies;
    sendWords(response, lies ? lie(call) : JSON.stringify(honestReply(call)));
  };
};

/** Questions for any suit: seven, one of them personal, with words of the complaint in the first. */
export function honestDeck({ user }: Pick<ChatCall, "user">) {
  const complaint = /⟦(.*?)⟧/u.exec(user)?.[1] ?? "";
  const ask = (prompt: string, yesHelps: "Party A" | "Party B" | "neither") => ({
    prompt,
    yesHelps,
    isPersonal: false,
  });
  return {
    questions: [
      ask(`“${[...complaint].slice(0, 100).join("")}” Is that so?`, "Party A"),
      ask("Did Party A ever offer to share before the slice was gone?", "Party B"),
      ask("Was there a label on the box with a name on it?", "Party A"),
      { prompt: "Would you eat a slice that was left open all night?", yesHelps: "neither", isPersonal: true },
      ask("Has Party B offered to buy the next one?", "Party B"),
      ask("Had the two of you talked about it before?", "Party A"),
      ask("Is one slice a small matter between friends?", "Party B"),
    ],
  };
}
