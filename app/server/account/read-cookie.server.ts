/** The value of a request's cookie: the first of that name and of the right form, or null. */
export function readCookie(request: Request, name: string, form = /^/u): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value !== undefined && form.test(value)) return value;
  }
  return null;
}
