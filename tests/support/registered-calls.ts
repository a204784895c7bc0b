import { api } from "../../workers/api/api";

/** Every call of the API that there is, as `GET /auth/me`. */
export const registeredCalls: readonly string[] = [
  ...new Set(
    api.routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path.replace(/(?<=.)\/$/u, "")}`),
  ),
];
