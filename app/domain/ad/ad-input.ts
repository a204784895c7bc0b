import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";
import { typedText } from "../text";
import { AD_ACTIONS, AD_MAX, AD_PLACEMENTS, AD_STATUSES } from "./ad";

const placementSchema = v.picklist(AD_PLACEMENTS, "An ad stands at midAd, at finalAd or is resurfaced.");

/** What a person did with an ad: saved it, or skipped it. */
export const adReactionSchema = v.object({
  userUuid: uuidSchema,
  adUuid: uuidSchema,
  saved: v.boolean("An ad is saved or not."),
  placement: placementSchema,
});

/** What a page tells of an ad. Which mode it was in is known by the case. */
export const adEventSchema = v.pipe(
  v.object({
    userUuid: uuidSchema,
    adUuid: uuidSchema,
    suitUuid: v.optional(uuidSchema),
    sessionUuid: v.optional(uuidSchema),
    placement: placementSchema,
    action: v.picklist(AD_ACTIONS, "Nothing of that kind can happen to an ad."),
  }),
  v.transform(({ suitUuid, sessionUuid, ...event }) => ({ ...event, caseUuid: suitUuid ?? sessionUuid })),
  v.object({
    userUuid: v.string(),
    adUuid: v.string(),
    caseUuid: v.string("Please say in which suit or session."),
    placement: placementSchema,
    action: v.picklist(AD_ACTIONS),
  }),
);

/** How many ads are asked for. */
export const randomAdsSchema = v.object({
  n: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[1-9]|10)$/u, "One to ten ads can be asked for."), v.transform(Number)),
    "2",
  ),
});

/** Whether somebody wants to see any. */
export const adsWantedSchema = v.object({ adsWanted: v.boolean("This must be yes or no.") });

const adText = (what: string, max: number) =>
  v.pipe(
    typedText(max, (length) => `The ${what} has at most ${max} characters; this one has ${length}.`),
    v.nonEmpty(`The ${what} is missing.`),
  );

/** What an ad may be without. A form says so by an empty field. */
const optional = <Text extends v.GenericSchema<string, string>>(text: Text) =>
  v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.transform((given) => (given === "" ? null : given)),
    v.nullable(text),
  );

/** An ad as whoever runs the court adds it. Links and pictures stay on this site: nobody is followed across the web. */
export const newAdFields = {
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, "A slug is lower-case words with hyphens.")),
  title: adText("title", AD_MAX.title),
  body: adText("body", AD_MAX.body),
  ctaText: optional(adText("link's text", AD_MAX.ctaText)),
  ctaLink: optional(v.pipe(v.string(), v.regex(/^\/(?!\/)\S*$/u, "A link is a path of this site."))),
  picture: optional(v.pipe(v.string(), v.regex(/^\/ads\/[a-z0-9-]+\.svg$/u, "A picture is a drawing below /ads."))),
  status: v.optional(v.picklist(AD_STATUSES, "An ad is live, paused or ended."), "live"),
};

/** A link has words and a place, or neither. */
export const saysWhatAndWhere = <Link extends { ctaText: string | null; ctaLink: string | null }>() =>
  v.check<Link, string>(
    ({ ctaText, ctaLink }) => (ctaText === null) === (ctaLink === null),
    "A link needs both what it says and where it leads.",
  );

export const newAdSchema = v.pipe(v.object(newAdFields), saysWhatAndWhere());
