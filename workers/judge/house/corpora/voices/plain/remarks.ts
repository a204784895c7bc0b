import type { Remarks } from "../voice";

/** What an answer means, and no more. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: ["the heart of the complaint is admitted", "so that much is settled"],
      no: ["so the heart of the complaint is not confirmed", "the complaint itself is not borne out by that"],
    },
    awareness: {
      yes: ["so it could have been foreseen"],
      no: ["{doer} could not have known", "so no ill intent has been shown"],
    },
    warning: {
      yes: ["{complainer} tried to settle it by talking", "{doer} had a chance to put it right quietly"],
      no: ["a conversation would have been the better first step", "{doer} never heard it put calmly"],
    },
    provocation: {
      yes: ["{complainer} is not without fault either"],
      no: ["on that there is nothing against {complainer}"],
    },
    permission: {
      yes: [
        "{complainer} had agreed to it in advance or let it pass",
        "{doer} had reason to think that it was all right",
      ],
      no: ["{complainer} had not agreed to it", "{doer} had no permission to rely on"],
    },
    remedy: {
      yes: ["that effort speaks for {doer}"],
      no: ["that would have helped"],
    },
  },
  counts: ["that speaks for {helped}", "that counts in {helped}'s favour", "it supports {helped}"],
  clash: [
    "the two accounts contradict each other, and neither is preferred",
    "one of them must be mistaken, and the record does not show which",
    "each stands by their own account",
    "without more, that question stays open",
  ],
  ducked: [
    "{ducker} was free not to answer, though the silence weighs a little",
    "a plain answer from {ducker} would have helped",
    "{ducker} left that question open",
  ],
  mute: ["neither wished to answer that", "so the question stays where it was"],
  owned: [
    "{witness} said so against their own interest, and is believed",
    "that answer did not serve {witness}, and is honest",
  ],
  alone: ["nobody has contradicted it", "it stands unopposed", "there is no other account of it"],
};
