import { describe, expect, it, vi } from "vitest";
import { HUMAN_CHECK_LIFETIME_MS } from "~/domain/human-check/human-check";
import { turnstileHumanCheck } from "~/server/human-check/turnstile.server";

const KEYS = { siteKey: "the-site-key", secretKey: "the-secret-key" };
const MADE_AT = Date.UTC(2026, 10, 27, 12);
const ACCEPTED = { success: true, challenge_ts: new Date(MADE_AT).toISOString() };

/** Turnstile as a given answer of Cloudflare makes it, with what was sent there. */
function turnstileWith(answer: (request: Request) => Response | Promise<Response>) {
  const sent: Request[] = [];
  const check = turnstileHumanCheck(KEYS, async (input, init) => {
    const request = new Request(input, init);
    sent.push(request);
    return answer(request.clone());
  });
  return { check, sent };
}

describe("Turnstile, where its keys are set", () => {
  it("shows the browser the site's key and never the secret", async () => {
    const { check } = turnstileWith(() => Response.json(ACCEPTED));
    expect(await check.createChallenge("create_user")).toEqual({ kind: "turnstile", siteKey: "the-site-key" });
  });

  it("asks Cloudflare alone, with secret and token", async () => {
    const { check, sent } = turnstileWith(() => Response.json({ ...ACCEPTED, action: "create_user" }));
    await check.accept("the-token", "create_user");
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST https://challenges.cloudflare.com/turnstile/v0/siteverify",
    ]);
    const form = await sent[0]?.formData();
    expect(Object.fromEntries(form ?? [])).toEqual({ secret: "the-secret-key", response: "the-token" });
  });

  it("gives an accepted token an id that is the token's own and does not contain it", async () => {
    const { check } = turnstileWith(() => Response.json({ ...ACCEPTED, action: "create_user" }));
    const [one, again] = [await check.accept("one", "create_user"), await check.accept("one", "create_user")];
    const other = await check.accept("two", "create_user");
    expect(one.id).toBe(again.id);
    expect(one.id).not.toBe(other.id);
    expect(one.id).toMatch(/^[0-9a-f]{64}$/u);
  });

  it("lets a token end so long after it was made, whenever it is looked at", async () => {
    const { check } = turnstileWith(() => Response.json({ ...ACCEPTED, action: "create_user" }));
    const { expiresAt } = await check.accept("one", "create_user");
    expect(expiresAt).toBe(MADE_AT + HUMAN_CHECK_LIFETIME_MS);
  });

  const refusals: [string, () => Response | Promise<Response>][] = [
    ["Cloudflare says no", () => Response.json({ success: false, "error-codes": ["invalid-input-response"] })],
    ["the token was for another action", () => Response.json({ ...ACCEPTED, action: "join_invitation" })],
    ["the answer names no action", () => Response.json(ACCEPTED)],
    ["the answer doesn't say when it was made", () => Response.json({ success: true, action: "create_user" })],
    ["the answer is no JSON", () => new Response("<html>busy</html>", { status: 503 })],
    ["the answer is JSON of another shape", () => Response.json({ success: "yes", action: "create_user" })],
    ["Cloudflare can't be reached", () => Promise.reject(new TypeError("Network connection lost."))],
    ["Cloudflare takes too long", () => Promise.reject(new DOMException("timed out", "TimeoutError"))],
  ];

  it.each(refusals)("refuses in words for people when %s", async (_case, answer) => {
    const { check } = turnstileWith(answer);
    await expect(check.accept("the-token", "create_user")).rejects.toMatchObject({
      code: "human_check_failed",
      status: 400,
      message: "Failed to validate reCAPTCHA. Please try again.",
    });
  });

  it("gives up after five seconds instead of keeping the person waiting", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const send = vi.fn<typeof fetch>(async () => Response.json({ ...ACCEPTED, action: "create_user" }));
    await turnstileHumanCheck(KEYS, send).accept("the-token", "create_user");
    expect(timeout).toHaveBeenCalledWith(5_000);
    expect(send.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
  });
});
