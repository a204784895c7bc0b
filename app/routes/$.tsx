import { data } from "@remix-run/cloudflare";

/** Every address that is no page. The root's error boundary has the words. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NoSuchPage() {
  return null;
}
