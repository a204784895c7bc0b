import type { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import { PRODUCT_NAME, PRODUCT_TAGLINE } from "~/domain/product";
import packageJson from "../../package.json";
import type { WebContext } from "../request-context";

/** The API's OpenAPI 3.1 document, generated from the schemas that the calls are parsed by. */
export function openApiDocument(api: Hono<WebContext>, siteOrigin: string) {
  return generateSpecs(api, {
    documentation: {
      info: { title: `${PRODUCT_NAME} API`, version: packageJson.version, description: PRODUCT_TAGLINE },
      servers: [{ url: `${siteOrigin}/api` }],
    },
    // Every refusal has the one error body, described with each call.
    defaultValidationErrorResponse: false,
  });
}
