import { PRODUCT_NAME, PRODUCT_TAGLINE } from "~/domain/product";

/** What a browser has to know to install the site. Colours as in the stylesheet by day: a manifest knows no themes. */
export function loader(): Response {
  const manifest = {
    id: "/",
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: PRODUCT_TAGLINE,
    start_url: "/",
    display: "standalone",
    background_color: "#fbf3e0",
    theme_color: "#fbf3e0",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
