/** The judge's rooms, for the composition root alone. The judge is about to be a Worker of its own: then this is its client. */
export { openBench } from "../../../workers/judge/bench";
export { houseJudge } from "../../../workers/judge/house/house-judge";
export type { ChatModel } from "../../../workers/judge/model/chat-model";
export { createModelJudge } from "../../../workers/judge/model/model-judge";
export { openAiCompatible } from "../../../workers/judge/model/openai-compatible";
export { type WorkersAi, workersAi } from "../../../workers/judge/model/workers-ai";
export { createModelScreening } from "../../../workers/judge/screening/model-screening";
export { houseScreening, talkScreening } from "../../../workers/judge/screening/screen-text";
