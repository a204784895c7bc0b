import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ROBIN, SAM } from "../../../tests/support/court-in-memory";
import { active, asks, inSession, play, reacts, says, settled } from "../../../tests/support/played-hearing";
import { type Hearing, openHearing, revisionOf } from "./hearing";
import type { HearingCommand, HearingStep } from "./hearing-step";
import { REACTION_EMOJI, type Reactions } from "./reactions";
import { reduceHearing } from "./reduce-hearing";
import { TRANSCRIPT_TOKENS_MAX } from "./transcript-budget";

describe("whatever two people do", () => {
  const person = fc.constantFrom(ROBIN, SAM);
  const command = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(person, fc.nat(30)).map(([who, id]) => says(who, "Objection!", { clientId: `c${id}` })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(person, fc.nat(3)).map(([who, id]) => says(who, "🍕".repeat(500), { clientId: `p${id}` })),
    },
    { weight: 4, arbitrary: fc.tuple(person, fc.nat(5), fc.constantFrom(...REACTION_EMOJI)) },
    { weight: 1, arbitrary: person.map(asks) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<HearingCommand>(
        { kind: "note_failure" },
        { kind: "adopt", at: 0, courtroom: settled },
      ),
    },
    { weight: 1, arbitrary: fc.constant<HearingCommand>({ kind: "adopt", at: 0, courtroom: active }) },
  );

  /** Runs arbitrary commands; a reaction picks among the messages there are. */
  function run(commands: (HearingCommand | [string, number, (typeof REACTION_EMOJI)[number]])[]) {
    const steps: { before: Hearing; step: HearingStep }[] = [];
    let hearing = inSession;
    for (const each of commands) {
      const made = Array.isArray(each) ? reacts(each[0], hearing.messages.at(each[1])?.uuid ?? "none", each[2]) : each;
      const step = reduceHearing(hearing, made);
      steps.push({ before: hearing, step });
      hearing = step.hearing;
    }
    return { hearing, steps, socketMessages: steps.flatMap(({ step }) => step.socketMessages) };
  }

  const commands = fc.array(command, { maxLength: 120 });
  const always = (check: (result: ReturnType<typeof run>) => void) =>
    fc.assert(
      fc.property(commands, (made) => check(run(made))),
      { seed: 20_261_121, numRuns: 150 },
    );

  it("the transcript has no gap and no message twice", () => {
    always(({ hearing }) => {
      expect(hearing.messages.map(({ number }) => number)).toEqual(
        hearing.messages.map((_message, index) => index + 1),
      );
      const ids = hearing.messages.map(({ senderUuid, clientId }) => `${senderUuid} ${clientId}`);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  it("each message and reaction raises the revision by one, and nothing else does", () => {
    always(({ steps }) => {
      for (const { before, step } of steps) {
        const changed = step.changes.filter(({ kind }) => kind === "message" || kind === "reactions").length;
        expect(revisionOf(step.hearing) - revisionOf(before)).toBe(changed);
      }
    });
  });

  it("the running sum of tokens is what the transcript costs", () => {
    always(({ hearing }) => {
      expect(hearing.tokens).toBe(openHearing(active, hearing.messages).tokens);
    });
  });

  it("nothing is added to the record once the court has retired", () => {
    always(({ steps }) => {
      for (const { before, step } of steps) {
        if (before.deliberation === null) continue;
        expect(step.hearing.messages).toEqual(before.messages);
        expect(step.hearing.ready).toEqual(before.ready);
      }
    });
  });

  it("the court retires once, warns once and announces once", () => {
    always(({ steps, socketMessages }) => {
      const count = (type: string) => socketMessages.filter(({ message }) => message.type === type).length;
      expect(count("VERDICT_GENERATED")).toBeLessThanOrEqual(1);
      expect(count("TOKEN_LIMIT_WARNING")).toBeLessThanOrEqual(1);
      expect(count("TOKEN_LIMIT_EXCEEDED")).toBeLessThanOrEqual(1);
      const retirements = steps.filter(({ before, step }) => !before.deliberation && step.hearing.deliberation);
      expect(retirements.length).toBeLessThanOrEqual(1);
    });
  });

  it("whoever follows the messages ends with the court's own reactions, each person at most once on each", () => {
    always(({ hearing, socketMessages }) => {
      const shown = new Map<string, Reactions>();
      for (const { audience, message } of socketMessages) {
        if (audience.to !== "all") continue;
        if (message.type === "NEW_MESSAGE") shown.set(message.payload.uuid, message.payload.reactions);
        if (message.type === "MESSAGE_REACTION_UPDATED")
          shown.set(message.payload.messageUuid, message.payload.reactions);
      }
      expect(Object.fromEntries(shown)).toEqual(
        Object.fromEntries(hearing.messages.map((each) => [each.uuid, each.reactions])),
      );
      for (const who of [...shown.values()].flatMap((reactions) => Object.values(reactions))) {
        expect(new Set(who).size).toBe(who.length);
        expect(who.length).toBeGreaterThan(0);
      }
    });
  });

  it("a budget that is spent always means that the court has retired or ruled", () => {
    expect(TRANSCRIPT_TOKENS_MAX).toBe(6_000);
    always(({ hearing, socketMessages }) => {
      const exceeded = socketMessages.some(({ message }) => message.type === "TOKEN_LIMIT_EXCEEDED");
      if (exceeded) expect(hearing.deliberation?.reason).toBe("token_limit_exceeded");
    });
  });

  it("a reaction taken twice is as if nobody had reacted", () => {
    const { hearing } = play(inSession, says(ROBIN, "one"));
    const uuid = hearing.messages[0]?.uuid ?? "";
    const twice = play(hearing, reacts(SAM, uuid), reacts(ROBIN, uuid), reacts(SAM, uuid), reacts(ROBIN, uuid));
    expect(twice.hearing.messages[0]?.reactions).toEqual({});
  });
});
