import { describe, expect, it } from "vitest";
import { countedRows } from "../support/counted-rows";
import { openCourt } from "../support/court";
import { aCourtroom, aFiledCase, aGuest, answerAll, type Guest, sitDown } from "../support/factories";

/**
 * What a case may cost, from two newcomers to both having read their verdict and what they were told. docs/scale.md
 * says what that is in dollars: rows written are most of it. What stands in the database already makes a case read some
 * more: the cheaper one comes first.
 */
const SUIT = { written: 73, read: 1_400, docketCalls: 2, notifierCalls: 9 };
const HEARING = { written: 51, read: 300, docketCalls: 2, notifierCalls: 8 };

const { database, rows } = countedRows();
const spent = { docketCalls: 0, notifierCalls: 0 };

const court = openCourt(database, {
  docket: {
    scheduleLook: async () => void spent.docketCalls++,
    callCase: async (caseUuid) => {
      spent.docketCalls++;
      await court.ruleOnSuit(caseUuid);
    },
  },
  notifier: {
    notify: async () => void spent.notifierCalls++,
    tellUnread: async () => void spent.notifierCalls++,
    tellCase: async () => void spent.notifierCalls++,
  },
});

describe("what a case costs", () => {
  it("is within its budget for a hearing", async () => {
    const cost = await costOf(async () => {
      const creator = await aGuest(court, "Robin");
      const opened = await aCourtroom(court, {}, creator);
      await court.badges.tellInvitesSent(creator.visitor(), creator.uuid);
      const opponent = await sitDown(court, opened);
      await court.ruleOnCourtroom(opened.courtroomUuid, [
        { seat: "creator", content: "You ate it. There was a note on it with my name." },
        { seat: "opponent", content: "I did eat it. The note was under the box." },
      ]);
      for (const person of [creator, opponent]) await readNews(person);
    });
    expectWithin(cost, HEARING);
  });

  it("is within its budget for a swiped suit", async () => {
    const cost = await costOf(async () => {
      const creator = await aGuest(court, "Robin");
      const filed = await aFiledCase(court, {}, creator);
      await court.badges.tellInvitesSent(creator.visitor(), creator.uuid);
      const opponent = await sitDown(court, { ...filed, courtroomUuid: filed.suitUuid, code: "" });
      for (const person of [creator, opponent]) {
        await court.deck.openDeck(person.visitor(), filed.suitUuid);
        // Somebody wins, and is given a badge for it.
        await answerAll(court, filed, person, person === creator ? ["no", "yes"] : ["yes"]);
      }
      for (const person of [creator, opponent]) {
        await court.deck.openDeck(person.visitor(), filed.suitUuid);
        await readNews(person);
      }
    });
    expectWithin(cost, SUIT);
  });
});

type Cost = typeof SUIT;

async function costOf(work: () => Promise<void>): Promise<Cost> {
  const before = { ...rows, ...spent };
  await work();
  return {
    written: rows.written - before.written,
    read: rows.read - before.read,
    docketCalls: spent.docketCalls - before.docketCalls,
    notifierCalls: spent.notifierCalls - before.notifierCalls,
  };
}

function expectWithin(cost: Cost, budget: Cost): void {
  expect(cost.written, "rows written").toBeLessThanOrEqual(budget.written);
  expect(cost.read, "rows read").toBeLessThanOrEqual(budget.read);
  expect(cost.docketCalls, "calls to the docket").toBeLessThanOrEqual(budget.docketCalls);
  expect(cost.notifierCalls, "calls to notifiers").toBeLessThanOrEqual(budget.notifierCalls);
}

async function readNews(person: Guest): Promise<void> {
  await court.badges.takeUnseen(person.visitor());
  await court.notices.readNotices(person.visitor(), { uuid: person.uuid });
}
