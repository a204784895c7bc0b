import { api } from "../../workers/api/api";
import { createWebApp } from "../../workers/web-app";

const routesOf = (routes: readonly { method: string; path: string }[]): readonly string[] => [
  ...new Set(
    routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path.replace(/(?<=.)\/$/u, "")}`),
  ),
];

/** Every call of the API that there is, as `GET /auth/me`. */
export const registeredCalls = routesOf(api.routes);

/** What the web Worker answers itself beside them: no page and no call. */
export const outerRoutes = routesOf(createWebApp(async () => new Response()).routes).filter(
  (route) => !/^[A-Z]+ \/api(?:\/|$)/u.test(route),
);
