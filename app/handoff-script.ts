/**
 * The script that hands the loaders' data to the browser. RemixServer would do it by suspending, which `renderToString`
 * can't wait for: the page would stay without its data and never hydrate.
 */
export async function handoffScript(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const data = await new Response(stream).text();
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${scriptLiteral(data)});${controller}.close();</script>`;
}

const ESCAPES: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** A text as a JavaScript string that can't end the script element around it. */
export function scriptLiteral(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/gu, (character) => ESCAPES[character] ?? "");
}
