import type { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import { PRODUCT_NAME, PRODUCT_TAGLINE } from "~/domain/product";
import packageJson from "../../package.json";
import type { WebContext } from "../request-context";
import { REFUSALS } from "./describe";

const UNSAFE = ["post", "put", "patch", "delete"] as const;

/**
 * The API's OpenAPI 3.1 document, generated from the schemas that the calls are parsed by. What any call can be refused
 * with before it is reached is added to each here: faults, and changes that are too large or come from another site.
 */
export async function openApiDocument(api: Hono<WebContext>, siteOrigin: string) {
  const document = await generateSpecs(api, {
    documentation: {
      info: { title: `${PRODUCT_NAME} API`, version: packageJson.version, description: PRODUCT_TAGLINE },
      servers: [{ url: `${siteOrigin}/api` }],
    },
    // Every refusal has the one error body, described with each call.
    defaultValidationErrorResponse: false,
  });
  for (const item of Object.values(document.paths ?? {})) {
    for (const method of ["get", ...UNSAFE] as const) {
      const responses = item?.[method]?.responses;
      const refused = responses?.[429];
      if (responses === undefined || refused === undefined) continue;
      const statuses = method === "get" ? [500 as const] : [403 as const, 413 as const, 500 as const, 503 as const];
      for (const status of statuses) responses[status] ??= { ...refused, description: REFUSALS[status] };
    }
  }
  return document;
}
