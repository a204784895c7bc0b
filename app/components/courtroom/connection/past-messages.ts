import * as v from "valibot";
import { callApi } from "~/browser/api";
import { type CourtroomMessage, courtroomMessageSchema } from "~/domain/courtroom/message";

/** What was said in a courtroom that has ruled. Fetched on use: most who open a courtroom still argue. */
export function fetchPastMessages(courtroomUuid: string): Promise<CourtroomMessage[]> {
  return callApi(`/api/courtrooms/${courtroomUuid}/messages`, v.array(courtroomMessageSchema));
}
