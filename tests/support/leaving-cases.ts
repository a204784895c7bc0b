import { aCourtroom, aGuest, type Guest, sitDown } from "./factories";
import { wholeCourt } from "./leaving";
import { enter } from "./socket";

const SYLLABLES = ["ba", "do", "fe", "gu", "ki", "lo", "mu", "ne", "po", "ru", "sa", "ti", "vo", "wi", "xe", "zu"];

/** A name that nobody else in the suite has, and that is no word of any language. */
export function someName(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(6))];
  return `Q${bytes.map((byte) => SYLLABLES[byte % SYLLABLES.length]).join("")}`;
}

/** Two people in court, each of whom has said something, and nobody has ruled. The plaintiff is who will leave. */
export async function aNamedArgument(): Promise<{ name: string; leaver: Guest; stayer: Guest; courtroomUuid: string }> {
  const name = someName();
  const [leaver, stayer] = [await aGuest(wholeCourt, name), await aGuest(wholeCourt, "Sam")];
  const { courtroomUuid, ...opened } = await aCourtroom(wholeCourt, {}, leaver);
  await sitDown(wholeCourt, { courtroomUuid, ...opened }, stayer);
  const [theirs, others] = [await enter(leaver, courtroomUuid), await enter(stayer, courtroomUuid)];
  theirs.say(`It is me, ${name}.`);
  await others.next("NEW_MESSAGE");
  others.say(`It was a crumpet, ${name}.`);
  await theirs.catchUp();
  await others.catchUp();
  return { name, leaver, stayer, courtroomUuid };
}
