import type { StartedDilemma } from "./dilemmas";
import type { FiledCase, OpenedCourtroom } from "./factories";

/** Every call that reads something of a case, as the party `userUuid` sends it. */
export function readingCalls({ suitUuid, token }: Pick<FiledCase, "suitUuid" | "token">, userUuid: string) {
  return {
    suit: `/api/pettysuits/${suitUuid}`,
    questions: `/api/pettysuits/${suitUuid}/questions?userUuid=${userUuid}`,
    answers: `/api/pettysuits/${suitUuid}/answers?userUuid=${userUuid}`,
    verdict: `/api/pettysuits/${suitUuid}/verdict`,
    invitation: `/api/pettysuits/${suitUuid}/invitation`,
    invite: `/api/pettysuits/${suitUuid}/invite`,
    meta: `/api/invitations/${token}/meta`,
    ads: `/api/pettysuits/${suitUuid}/ads?savedOnly=true&userUuid=${userUuid}`,
    image: `/api/verdicts/${suitUuid}/image/view?userUuid=${userUuid}`,
    share: `/api/verdicts/${suitUuid}/share`,
  };
}

/** Every call that reads something of a courtroom, as the party `userUuid` sends it. */
export function courtroomReadingCalls(
  { courtroomUuid, token }: Pick<OpenedCourtroom, "courtroomUuid" | "token">,
  userUuid: string,
) {
  return {
    courtroom: `/api/courtrooms/${courtroomUuid}`,
    messages: `/api/courtrooms/${courtroomUuid}/messages`,
    invitation: `/api/courtrooms/${courtroomUuid}/invitation`,
    meta: `/api/invitations/${token}/meta`,
    image: `/api/verdicts/${courtroomUuid}/image/view?userUuid=${userUuid}`,
    share: `/api/verdicts/${courtroomUuid}/share`,
  };
}

/** Every call that reads something of a dilemma, as the person who brought it sends it. */
export function dilemmaReadingCalls({ uuid, person }: Pick<StartedDilemma, "uuid" | "person">) {
  const session = `/api/procrastination/sessions/${uuid}`;
  return {
    session,
    questions: `${session}/questions`,
    answers: `${session}/answers`,
    ads: `${session}/ads?savedOnly=true&userUuid=${person.uuid}`,
    list: `/api/users/${person.uuid}/procrastination-sessions`,
    image: `/api/verdicts/${uuid}/image/view?userUuid=${person.uuid}`,
    share: `/api/verdicts/${uuid}/share`,
  };
}
