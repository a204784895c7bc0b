import { houseJudge } from "../../../house/house-judge";
import { hearOneCase } from "./one-case";

/** The house judge as the product has it: its corpora load with the first case. */
export default {
  fetch: (request: Request) => (request.url.endsWith("/rule") ? hearOneCase(houseJudge) : new Response("open")),
};
