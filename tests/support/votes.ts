import { HOUSE_TOPICS } from "~/domain/topic/house-topics";
import type { Court } from "./court";
import type { Guest } from "./factories";

/** Has somebody vote: on one of the house's topics, by its place, or on any by its uuid. */
export function voteOn(court: Court, person: Guest, topic: number | string, agrees = true) {
  const uuid = typeof topic === "string" ? topic : (HOUSE_TOPICS[topic]?.uuid ?? "");
  return court.topics.vote(person.visitor(), uuid, { userUuid: person.uuid, vote: agrees });
}
