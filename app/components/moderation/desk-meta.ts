import type { MetaFunction } from "@remix-run/react";
import { PRODUCT_NAME } from "~/domain/product";

/** The head of a page of the desk. */
export function deskMeta(title: string): MetaFunction {
  return () => [{ title: `${title} · ${PRODUCT_NAME}` }, { name: "robots", content: "noindex" }];
}
