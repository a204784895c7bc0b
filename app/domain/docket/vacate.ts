import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";

/** Who sets a judgment aside: always oneself. */
export const vacateSchema = v.object({ userUuid: uuidSchema });
