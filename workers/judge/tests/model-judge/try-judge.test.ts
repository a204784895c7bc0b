import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openAiCompatible } from "../../model/openai-compatible";
import { tryJudge } from "../bench/try-judge";
import { send, startChatServer } from "./chat-server";
import { honest } from "./honest-model";

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

test("whoever tries a model reads a dozen cases, who ruled, and why where it was not the model", async () => {
  const server = await startChatServer((call, response) =>
    call.kind.startsWith("dilemma") ? send(response, 500, {}) : honest(call, response),
  );
  const said: string[] = [];
  const chat = openAiCompatible({ baseUrl: server.baseUrl, model: "test-model", fetcher: fetch });
  await tryJudge(chat, (text) => said.push(text)).finally(() => server.close());
  const text = said.join("\n");
  expect(text.match(/^# (?:Suit|Hearing|Dilemma): /gmu)).toHaveLength(12);
  expect(text.match(/^\[openai:test-model, [\d.]+ s, sound\]$/gmu)?.length).toBeGreaterThan(4);
  expect(text.match(/^\[deck: openai:test-model, [\d.]+ s\]$/gmu)).toHaveLength(5);
  expect(text).toContain("Did Party A ever offer to share before the slice was gone? ");
  expect(text.match(/^\[house@\d+ in place of openai:test-model \(unreachable\), [\d.]+ s, sound\]$/gmu)).toHaveLength(
    6,
  );
}, 60_000);
