import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import {
  aCourtroom,
  aCourtroomInSession,
  aDecidedCase,
  aFiledCase,
  aGuest,
  aJoinedCase,
  aSettledCourtroom,
} from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored } from "../support/stored";

const court = openCourt(env.DB);

describe("a uuid names a person and never proves one", () => {
  it("when a suit is filed in another's name", async () => {
    const [mallory, robin] = [await aGuest(court, "Mallory"), await aGuest(court, "Robin")];
    const body = { creatorUuid: robin.uuid, allegation: "I owe Mallory a pizza." };
    await expectRefusal(await asPerson(mallory)("/api/pettysuits", { body }), 403, "not_yours");
    expect(await countStored("cases", "creator_uuid", robin.uuid)).toBe(0);
  });

  it("when a courtroom is opened in another's name", async () => {
    const [mallory, robin] = [await aGuest(court, "Mallory"), await aGuest(court, "Robin")];
    const body = { creatorUuid: robin.uuid, allegation: "I owe Mallory a pizza." };
    await expectRefusal(await asPerson(mallory)("/api/courtrooms", { body }), 403, "not_yours");
    expect(await countStored("cases", "creator_uuid", robin.uuid)).toBe(0);
  });

  it("when a courtroom's invitation is made in the creator's name", async () => {
    const { courtroomUuid, creator, opponent } = await aCourtroomInSession(court);
    const body = { createdByUuid: creator.uuid, recaptchaToken: "unsolved" };
    const response = await asPerson(opponent)(`/api/courtrooms/${courtroomUuid}/invitations`, { body });
    await expectRefusal(response, 403, "not_yours");
  });

  it("when a seat in court is taken in another's name", async () => {
    const { courtroomUuid, token } = await aCourtroom(court);
    const [mallory, sam] = [await aGuest(court, "Mallory"), await aGuest(court, "Sam")];
    const body = { userUuid: sam.uuid, displayName: "", recaptchaToken: "unsolved" };
    const response = await asPerson(mallory)(`/api/invitations/${token}/join`, { body });
    await expectRefusal(response, 403, "not_yours");
    expect((await asPerson(sam)(`/api/courtrooms/${courtroomUuid}`)).status).toBe(403);
  });

  it("when another's cases are listed", async () => {
    const { creator, opponent } = await aCourtroomInSession(court);
    for (const kind of ["courtrooms", "pettysuits"]) {
      const path = `/api/users/${creator.uuid}/${kind}`;
      await expectRefusal(await asPerson(opponent)(path), 403, "not_yours");
      await expectRefusal(await asPerson(null)(path), 401, "no_session");
    }
  });

  it("when the card of a courtroom's verdict is fetched as the other party", async () => {
    const { courtroomUuid, creator, opponent } = await aSettledCourtroom(court);
    const path = `/api/verdicts/${courtroomUuid}/image/view?userUuid=${creator.uuid}`;
    await expectRefusal(await asPerson(opponent)(path), 403, "not_yours");
  });

  it("when an invitation is made in the creator's name", async () => {
    const { suitUuid, creator, opponent } = await aJoinedCase(court);
    const body = { createdByUuid: creator.uuid, recaptchaToken: "unsolved" };
    const response = await asPerson(opponent)(`/api/pettysuits/${suitUuid}/invitations`, { body });
    await expectRefusal(response, 403, "not_yours");
  });

  it("when a seat is taken in another's name", async () => {
    const { suitUuid, token } = await aFiledCase(court);
    const [mallory, sam] = [await aGuest(court, "Mallory"), await aGuest(court, "Sam")];
    const body = { userUuid: sam.uuid, displayName: "", recaptchaToken: "unsolved" };
    const response = await asPerson(mallory)(`/api/pettysuits/invitations/${token}/join`, { body });
    await expectRefusal(response, 403, "not_yours");
    expect(await countStored("cases", "opponent_uuid", sam.uuid)).toBe(0);
    expect((await asPerson(sam)(`/api/pettysuits/${suitUuid}`)).status).toBe(403);
  });

  it("when the other party's answers are read", async () => {
    const { suitUuid, creator, opponent } = await aDecidedCase(court);
    const path = `/api/pettysuits/${suitUuid}/answers?userUuid=${creator.uuid}`;
    await expectRefusal(await asPerson(opponent)(path), 403, "not_yours");
  });

  it("when a deck is opened as the other party", async () => {
    const { suitUuid, creator, opponent } = await aJoinedCase(court);
    const call = asPerson(opponent);
    const path = `/api/pettysuits/${suitUuid}/questions`;
    await expectRefusal(await call(`${path}?userUuid=${creator.uuid}`), 403, "not_yours");
    await expectRefusal(await call(path, { body: { creatorUuid: creator.uuid } }), 403, "not_yours");
  });

  it("when the other party is made to say something", async () => {
    const { suitUuid, creator, opponent, questions } = await aJoinedCase(court);
    const questionUuid = questions[0]?.uuid;
    const body = { userUuid: creator.uuid, questionUuid, answerBoolean: true, answerText: "Yes" };
    const response = await asPerson(opponent)(`/api/pettysuits/${suitUuid}/answers`, { body });
    await expectRefusal(response, 403, "not_yours");
    expect(await countStored("answers", "case_uuid", suitUuid)).toBe(0);
  });

  it("when the other party's answer is taken back", async () => {
    const joined = await aJoinedCase(court);
    const { suitUuid, creator, opponent, questions } = joined;
    const questionUuid = questions[0]?.uuid ?? "";
    const path = `/api/pettysuits/${suitUuid}/answers`;
    const body = { userUuid: creator.uuid, questionUuid, answerBoolean: true, answerText: "Yes" };
    await asPerson(creator)(path, { body });
    const response = await asPerson(opponent)(`${path}/${questionUuid}?userUuid=${creator.uuid}`, { method: "DELETE" });
    await expectRefusal(response, 403, "not_yours");
    expect(await countStored("answers", "case_uuid", suitUuid)).toBe(1);
  });

  it("when the other party's deck is completed", async () => {
    const { suitUuid, creator, opponent } = await aJoinedCase(court);
    const body = { userUuid: creator.uuid };
    const response = await asPerson(opponent)(`/api/pettysuits/${suitUuid}/complete`, { body });
    await expectRefusal(response, 403, "not_yours");
  });

  it("when a verdict's card is fetched as the other party", async () => {
    const { suitUuid, creator, opponent } = await aDecidedCase(court);
    const path = `/api/verdicts/${suitUuid}/image/view?userUuid=${creator.uuid}`;
    await expectRefusal(await asPerson(opponent)(path), 403, "not_yours");
  });

  it("when it is sent by someone without any session", async () => {
    const { suitUuid, creator } = await aDecidedCase(court);
    const stranger = asPerson(null);
    for (const path of [
      `/api/pettysuits/${suitUuid}/answers?userUuid=${creator.uuid}`,
      `/api/pettysuits/${suitUuid}/questions?userUuid=${creator.uuid}`,
      `/api/verdicts/${suitUuid}/image/view?userUuid=${creator.uuid}`,
    ]) {
      await expectRefusal(await stranger(path), 401, "no_session");
    }
  });
});
