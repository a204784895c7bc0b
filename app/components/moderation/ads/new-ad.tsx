import { type ComponentProps, useState } from "react";
import { AdFace } from "~/components/ad/ad-face";
import { Collapsible } from "~/components/ui/collapsible";
import { TextField } from "~/components/ui/form/text-field";
import { AD_MAX } from "~/domain/ad/ad";
import { DeskButton } from "../desk-button";
import { DeskForm } from "../desk-form";

const BLANK = { slug: "", title: "", body: "", ctaText: "", ctaLink: "", picture: "" };
type Draft = typeof BLANK;

const FIELDS: readonly (Omit<ComponentProps<typeof TextField>, "value" | "onValueChange"> & { name: keyof Draft })[] = [
  { name: "title", label: "Title", max: AD_MAX.title, required: true },
  { name: "body", label: "What it says", max: AD_MAX.body, required: true },
  { name: "ctaText", label: "The link’s words", max: AD_MAX.ctaText },
  { name: "ctaLink", label: "Where the link leads", hint: "A page of this site, such as /procrastination" },
  { name: "picture", label: "Picture", hint: "A drawing of this site, such as /ads/left-socks.svg" },
  { name: "slug", label: "Name", hint: "For the desk alone: lower-case-words-with-hyphens", required: true },
];

/** A new sponsored card, and beside the form how it will look. */
export function NewAd() {
  const [draft, setDraft] = useState(BLANK);
  return (
    <Collapsible title="Add a card" className="rounded-uneven border-2 border-ink bg-panel px-3 sm:px-4">
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem]">
        <DeskForm step={{ intent: "new_ad", about: draft.title }} className="grid gap-3">
          {FIELDS.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              name={name}
              value={draft[name]}
              onValueChange={(value) => setDraft({ ...draft, [name]: value })}
              autoComplete="off"
            />
          ))}
          <div className="flex flex-wrap gap-2">
            <DeskButton name="status" value="live" look="main">
              Add and run
            </DeskButton>
            <DeskButton name="status" value="paused">
              Add, paused
            </DeskButton>
          </div>
        </DeskForm>
        <section
          aria-label="Preview"
          className="flex min-h-72 md:sticky md:top-20 flex-col rounded-uneven-lg border-[3px] border-ink bg-panel p-4 shadow-hard"
        >
          <AdFace ad={toAd(draft)} onFollow={undefined} />
        </section>
      </div>
    </Collapsible>
  );
}

/** The card as far as it is written. A picture's address is none before it ends. */
function toAd({ title, body, ctaText, ctaLink, picture }: Draft): ComponentProps<typeof AdFace>["ad"] {
  return {
    uuid: "",
    title: title || "A title",
    body: body || "What it says.",
    ctaText: ctaText || null,
    ctaLink: ctaLink || null,
    picture: picture.endsWith(".svg") ? picture : null,
  };
}
