// Tells Remix's types what vite.config.ts sets: loader data arrives as it was returned, dates and unions included.
import "@remix-run/cloudflare";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}
