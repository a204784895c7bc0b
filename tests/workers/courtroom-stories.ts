import type { CourtCommand } from "../support/courtroom-fuzz/commands";

/** Lives in which a courtroom once lost its order, each as short as it could be told. They are played every time. */
export const STORIES: readonly { where: string; life: readonly CourtCommand[] }[] = [];
