import * as v from "valibot";

const AVATAR_MAX = 300;

/**
 * An account's picture by its address; null, blank or left out for none. Whether it may be shown is `isShowableAvatar`.
 */
export const avatarUrlSchema = v.pipe(
  v.optional(v.nullable(v.pipe(v.string("This must be text."), v.trim())), null),
  v.transform((url) => (url === "" ? null : url)),
  v.nullable(
    v.pipe(
      v.string(),
      v.url("An avatar is an address that begins with https://."),
      v.maxLength(AVATAR_MAX, `An avatar's address has at most ${AVATAR_MAX} characters.`),
    ),
  ),
);

/** Where the court's drawings of people are. What else this site answers is no picture, or somebody's case. */
const DRAWING = /^\/(?:judges|helpers|peeps)\/[a-z-]+\.svg$/u;

/**
 * Whether the pages may show a picture: only a drawing of this site. One from elsewhere would tell its host who looks
 * at whose case, which is why the pages' content policy would not load it.
 */
export function isShowableAvatar(url: string, siteOrigin: string): boolean {
  const { origin, pathname, search } = new URL(url);
  return origin === siteOrigin && DRAWING.test(pathname) && search === "";
}
