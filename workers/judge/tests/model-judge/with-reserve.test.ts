import { describe, expect, test } from "vitest";
import { type ChatModel, type ChatRequest, ModelFault } from "../../model/chat-model";
import { withReserve } from "../../model/with-reserve";

const request = (signal = new AbortController().signal): ChatRequest => ({
  system: "system",
  user: "user",
  schema: { name: "finding", schema: { type: "object" } },
  signal,
});

const answering = (id: string): ChatModel => ({ id, complete: async () => `{"by":"${id}"}` });
const failing = (calls: string[]): ChatModel => ({
  id: "first",
  complete: async () => {
    calls.push("first");
    throw new ModelFault("busy", true);
  },
});
const hanging: ChatModel = {
  id: "first",
  complete: ({ signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
};

describe("a model with a second one behind it", () => {
  test("is the first as long as that answers", async () => {
    const chat = withReserve(answering("first"), answering("second"));
    expect(await chat.complete(request())).toContain("first");
    expect(chat.id).toBe("first");
  });

  test("is the second where the first fails, and for the rest of the case", async () => {
    const calls: string[] = [];
    const chat = withReserve(failing(calls), answering("second"));
    expect(await chat.complete(request())).toContain("second");
    expect(await chat.complete(request())).toContain("second");
    expect(chat.id).toBe("second");
    expect(calls).toEqual(["first"]);
  });

  test("is the second where the first hangs", async () => {
    expect(await withReserve(hanging, answering("second"), { milliseconds: 1 }).complete(request())).toContain(
      "second",
    );
  });

  test("asks nobody any more once the case's time is over", async () => {
    const late = AbortSignal.timeout(1);
    const chat = withReserve(hanging, answering("second"));
    await expect(chat.complete(request(late))).rejects.toMatchObject({ reason: "slow" });
    expect(chat.id).toBe("first");
  });
});
