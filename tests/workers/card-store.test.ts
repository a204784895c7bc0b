import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { DecisionCard } from "~/domain/dilemma/decision-card";
import type { Card, VerdictCard } from "~/domain/verdict/card";
import { CARD_LAYOUT_NAMES } from "~/domain/verdict/card-layouts";
import { type PrintOrder, printOnce } from "~/server/verdict/card-press.server";
import { r2CardStore } from "~/server/verdict/card-store.server";

const verdict: VerdictCard = {
  caseName: "The Mug Affair",
  winner: "opponent",
  creatorName: "Ada",
  opponentName: "Bob",
  punishment: "Wash up.",
  judgePersonality: "Strict",
  settledOn: "20 November 2026",
  siteAddress: "pettifog.example",
  byDefault: true,
};

const decision: DecisionCard = {
  dilemma: "Tea or coffee?",
  decision: "Tea",
  recommendation: "Put the kettle on.",
  judgePersonality: "Yoda",
  decidedOn: "20 November 2026",
  siteAddress: "pettifog.example",
};

/** What the press is told to print, picture by picture, while a card is asked for in every layout. */
async function printAll(card: Card, caseUuid: string): Promise<PrintOrder[]> {
  const orders: PrintOrder[] = [];
  const renderer = { render: draw, renderNotice: draw, renderSummons: draw };
  const store = r2CardStore(env.CARDS, {
    print: (order) => {
      orders.push(order);
      return printOnce(env.CARDS, renderer, order);
    },
  });
  for (const layout of CARD_LAYOUT_NAMES) await store.getCard({ caseUuid, card, layout, scale: 1 });
  return orders;
}

const draw = async () => new Response("drawn").arrayBuffer();

describe("the store of cards", () => {
  it("keeps a verdict under the names that its pictures always had: another name would draw them all anew", async () => {
    const orders = await printAll(verdict, "a-case");
    expect(orders.map(({ key }) => key)).toEqual(
      CARD_LAYOUT_NAMES.map((layout) => `cards/v2/a-case/66a59e82b572fa62-${layout}-1.png`),
    );
  });

  it("has a decision drawn in every layout, each once, and again when its words change", async () => {
    const caseUuid = crypto.randomUUID();
    const orders = await printAll(decision, caseUuid);
    expect(orders.map(({ picture }) => picture)).toEqual(
      CARD_LAYOUT_NAMES.map((layout) => ({ kind: "card", card: decision, layout, scale: 1 })),
    );
    expect(await printAll(decision, caseUuid)).toEqual([]);
    expect(await printAll({ ...decision, decision: "Coffee" }, caseUuid)).toHaveLength(CARD_LAYOUT_NAMES.length);
  });
});
