import { blurt, type CourtCommand, repeat, restartObjects, say } from "../support/courtroom-fuzz/commands";

/**
 * Lives of a courtroom that are played every time, each as short as fast-check could make it. So far they are of faults
 * that were put in to see them found: without what is named here the court does not get through them.
 */
export const STORIES: readonly { where: string; life: readonly CourtCommand[] }[] = [
  { where: "a message arrives twice (repeats are known)", life: [say("robin-1", "short"), repeat("robin-1", 0)] },
  {
    where: "what was under way is sent again (the outbox has an order)",
    life: [say("robin-1", "short"), say("robin-1", "short"), restartObjects()],
  },
  { where: "two things are said in one breath (the court hears one at a time)", life: [blurt("robin-1")] },
  { where: "nothing is said (a verdict is announced once)", life: [] },
];
