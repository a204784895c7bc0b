import { APP_SCREENSHOTS, screenshotPath } from "~/domain/app-screenshots";
import { SHARE_PARAMS } from "~/domain/filing/shared-text";
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
    categories: ["entertainment", "social"],
    share_target: { action: "/", method: "GET", params: SHARE_PARAMS },
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    screenshots: APP_SCREENSHOTS.map(({ file, formFactor, width, height, label }) => ({
      src: screenshotPath(file),
      sizes: `${width}x${height}`,
      type: "image/jpeg",
      form_factor: formFactor,
      label,
    })),
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
