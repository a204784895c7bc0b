import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { createWebApp, type PageHandler } from "../../workers/web-app";
import { newAddress, ORIGIN } from "./api-client";
import type { CallerSession } from "./callers";

/** What a file of `app/routes` gives away on the server. */
interface Page {
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
}

const FILES = import.meta.glob<Page>("../../app/routes/*.{ts,tsx}");
const nameOf = (file: string) => file.replace(/^.*\/routes\//u, "").replace(/\.tsx?$/u, "");

/** Every page that there is, by the name of its file. */
export const PAGES_THERE_ARE: readonly string[] = Object.keys(FILES).map(nameOf);

/** The address of a page's file, as a pattern: `/pettysuit/:uuid/fairness`. */
export function patternOf(name: string): string {
  const parts = name.match(/(?:\[[^\]]*\]|[^.])+/gu) ?? [];
  const segments = parts.map((part) => part.replaceAll(/[[\]]|_$/gu, "").replace(/^\$/u, ":"));
  return `/${segments.filter((part) => part !== "_index").join("/")}`;
}

/** What a page answers on the server, by its status, and its code where it refuses. See `askPage`. */
export async function openPage(...asked: Parameters<typeof askPage>): Promise<{ status: number; code?: string }> {
  const response = await askPage(...asked);
  const body: unknown = response.ok ? null : await response.json().catch(() => null);
  const code = typeof body === "object" && body !== null && "code" in body ? String(body.code) : undefined;
  return { status: response.status, ...(code !== undefined && { code }) };
}

/** What a page answers on the server, behind all that every request passes; a form where there is one. */
export async function askPage(
  name: string,
  path: string,
  person: CallerSession,
  form?: Record<string, string | undefined>,
): Promise<Response> {
  const app = createWebApp(serverHalf(name, path, form === undefined ? "loader" : "action"));
  const waiting = createExecutionContext();
  const response = await app.fetch(
    new Request(`${ORIGIN}${path}`, {
      method: form === undefined ? "GET" : "POST",
      headers: {
        ...{ Origin: ORIGIN, "CF-Connecting-IP": newAddress() },
        ...(person && { Cookie: `pettifog=${person.sessionToken}` }),
      },
      body:
        form === undefined
          ? null
          : new URLSearchParams(Object.entries(form).map(([name, value]) => [name, value ?? ""])),
    }),
    env,
    waiting,
  );
  await waitOnExecutionContext(waiting);
  return response;
}

/** What a page does on the server, and nothing of what people see: it answers what it has read or done, as JSON. */
export function serverHalf(name: string, path: string, half: "loader" | "action"): PageHandler {
  const file = Object.keys(FILES).find((candidate) => nameOf(candidate) === name) ?? "";
  const values = path.split("/");
  const params = Object.fromEntries(
    patternOf(name)
      .split("/")
      .flatMap((part, at) => (part.startsWith(":") ? [[part.slice(1), values[at]]] : [])),
  );
  return async (request, { context }) => {
    const page = (await FILES[file]?.()) ?? {};
    const forPage: AppLoadContext = { ...context, forgetAtEdge: async () => {}, country: null };
    const answer = async () => page[half]?.({ request, params, context: forPage });
    const given = await answer().catch((thrown: unknown) => thrown);
    if (given instanceof Error) throw given;
    return asResponse(given);
  };
}

/** A loader gives a response, data with a status, or data alone. */
function asResponse(given: unknown): Response {
  if (given instanceof Response) return given;
  const isWithInit = typeof given === "object" && given !== null && "type" in given && "init" in given;
  if (!isWithInit) return Response.json(given ?? null);
  const { data, init } = given as unknown as { data: unknown; init: ResponseInit | null };
  return Response.json(data ?? null, init ?? {});
}
