import { describe, expect, test } from "vitest";
import { workersAi } from "../../model/workers-ai";

const request = (signal = new AbortController().signal) => ({
  system: "system",
  user: "user",
  schema: { name: "finding", schema: { type: "object" } },
  signal,
});

describe("a model on Workers AI", () => {
  test("is asked by its name with the schema, and its words are handed on", async () => {
    const asked: unknown[] = [];
    const chat = workersAi(
      {
        run: async (...call) => {
          asked.push(call);
          return { choices: [{ message: { content: '{"winner":"neither"}' } }] };
        },
      },
      "@cf/model",
    );
    expect(chat.id).toBe("workers-ai:@cf/model");
    expect(await chat.complete(request())).toBe('{"winner":"neither"}');
    expect(asked).toMatchObject([
      [
        "@cf/model",
        {
          response_format: {
            type: "json_schema",
            json_schema: { name: "finding", schema: { type: "object" }, strict: true },
          },
        },
      ],
    ]);
  });

  test("that gives nonsense gives nothing", async () => {
    expect(await workersAi({ run: async () => ({ tool_calls: [] }) }, "m").complete(request())).toBe("");
  });

  test("is left behind when its time is over", async () => {
    const hanging = workersAi({ run: () => new Promise(() => undefined) }, "m");
    const late = AbortSignal.abort(new DOMException("late", "TimeoutError"));
    await expect(hanging.complete(request(late))).rejects.toMatchObject({ reason: "slow", isPassing: false });
  });

  test("without capacity is busy, and any other trouble makes it unreachable", async () => {
    const failing = (message: string) => workersAi({ run: () => Promise.reject(new Error(message)) }, "m");
    await expect(failing("3040: no capacity").complete(request())).rejects.toMatchObject({ reason: "busy" });
    await expect(failing("boom").complete(request())).rejects.toMatchObject({ reason: "unreachable" });
  });
});
