/** @jsxImportSource hono/jsx */
import { Hono } from "hono";
import { PRODUCT_NAME } from "~/domain/product";
import type { WebContext } from "../request-context";
import { openApiDocument } from "./openapi";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

type OpenApiDocument = Awaited<ReturnType<typeof openApiDocument>>;
type Operation = NonNullable<NonNullable<OpenApiDocument["paths"][string]>["get"]>;

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The API's reference as one plain page: no script, no request to anywhere. */
export function docsApi(api: Hono<WebContext>) {
  return new Hono<WebContext>().get("/", async (c) => {
    const document = await openApiDocument(api, c.var.siteOrigin);
    return c.html(<Reference document={document} nonce={c.var.cspNonce} />);
  });
}

function Reference({ document, nonce }: { document: OpenApiDocument; nonce: string }) {
  const calls = listCalls(document);
  const nouns = [...new Set(calls.map(({ operation }) => operation.tags?.[0] ?? "other"))];
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{document.info.title}</title>
        <link rel="icon" href="/favicon.svg" />
        <style nonce={nonce}>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{document.info.title}</h1>
          <p>
            {PRODUCT_NAME}'s calls, version {document.info.version}. The same as data:{" "}
            <a href="/api/openapi.json">openapi.json</a>. Sessions are a cookie; every refusal is{" "}
            <code>{'{ "error", "message", "code" }'}</code>.
          </p>
          {nouns.map((noun) => (
            <section key={noun}>
              <h2>{noun}</h2>
              {calls
                .filter(({ operation }) => (operation.tags?.[0] ?? "other") === noun)
                .map((call) => (
                  <CallReference key={`${call.method} ${call.path}`} call={call} />
                ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function CallReference({ call: { method, path, operation } }: { call: Call }) {
  return (
    <details>
      <summary>
        <code>
          <b>{method.toUpperCase()}</b> {path}
        </code>{" "}
        {operation.summary}
      </summary>
      {operation.parameters ? <Schema title="Parameters" schema={operation.parameters} /> : null}
      {operation.requestBody ? <Schema title="Body" schema={operation.requestBody} /> : null}
      <Schema title="Answers" schema={operation.responses} />
    </details>
  );
}

function Schema({ title, schema }: { title: string; schema: unknown }) {
  return (
    <>
      <h3>{title}</h3>
      <pre tabindex={0}>{JSON.stringify(schema, null, 2)}</pre>
    </>
  );
}

function listCalls(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation === undefined ? [] : [{ method, path: `/api${path}`, operation }];
    }),
  );
}

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; background: light-dark(#fbf3e0, #14213d); color: light-dark(#1b1a17, #f7ecd0); }
  main { max-width: 52rem; margin: 0 auto; padding: 1.5rem; }
  h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; } h3 { margin: 1rem 0 0.25rem; font-size: 0.9rem; }
  a { color: inherit; }
  details { border: 2px solid currentColor; border-radius: 0.4rem; padding: 0.6rem 0.9rem; margin: 0.6rem 0; }
  summary { cursor: pointer; } code, pre { font-family: ui-monospace, monospace; }
  pre { overflow: auto; max-height: 24rem; font-size: 0.8rem; }
`;
