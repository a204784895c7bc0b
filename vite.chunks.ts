/**
 * Which modules share a script file, by the file's name: a module by its path, a folder by its path with a slash. Left
 * to itself the bundler makes many small files, which weigh more together. A unit test holds every path to be there.
 */
export const CHUNKS: Record<string, readonly string[]> = {
  /** What every page comes with. */
  first: [
    "app/browser/human-check/human-check.ts",
    "app/browser/open-drawer.ts",
    "app/browser/reduced-motion.ts",
    "app/browser/renew-page.ts",
    "app/browser/shared-value.ts",
    "app/browser/storage/places.ts",
    "app/browser/storage/stored.ts",
    "app/browser/toast.ts",
    "app/components/account/account-dialog.ts",
    "app/components/account/session/auth-channel.ts",
    "app/components/account/session/logged-in-flag.ts",
    "app/components/filing/filing-answer.ts",
    "app/components/judge/judge-portrait.tsx",
    "app/components/shell/",
    "app/components/ui/button.tsx",
    "app/components/ui/die-icon.tsx",
    "app/components/ui/form/character-counter.tsx",
    "app/components/ui/form/field.tsx",
    "app/components/ui/form/text-area.tsx",
    "app/components/ui/icon.tsx",
    "app/components/ui/lazy-part.tsx",
    "app/components/ui/toast/toast-host.tsx",
    "app/domain/account/initials.ts",
    "app/domain/case/allegation.ts",
    "app/domain/case/case-kind.ts",
    "app/domain/case/case-ref.ts",
    "app/domain/case/tone.ts",
    "app/domain/drawer/",
    "app/domain/drawn-text.ts",
    "app/domain/filing/shared-text.ts",
    "app/domain/judge/personality.ts",
    "app/domain/page-meta.ts",
    "app/domain/product.ts",
    "app/domain/screening/support.ts",
    "app/domain/text.ts",
    "app/hooks/use-draft.ts",
    "app/hooks/use-drawn-text.ts",
    "app/hooks/use-hydrated.ts",
    "app/hooks/use-keys.ts",
    "app/hooks/use-known-name.ts",
    "app/hooks/use-nonce.tsx",
    "app/hooks/use-now.ts",
    "app/hooks/use-shared-value.ts",
  ],
  /** What the pages come with on which somebody waits for the other. */
  waiting: [
    "app/components/docket/another-day.tsx",
    "app/components/notice/push/offer-push.tsx",
    "app/browser/case-call.ts",
    "app/hooks/once-reached.ts",
    "app/hooks/use-case-news.ts",
    "app/hooks/use-filed-draft.ts",
    "app/hooks/use-live.ts",
  ],
  /** Who this browser's person is, for whatever opens. */
  person: [
    "app/browser/person/fetch-viewer.ts",
    "app/browser/person/known-person.ts",
    "app/browser/storage/stored-json.ts",
    "app/hooks/use-viewer.ts",
  ],
  /** Apart from what a person does about their account, which would take it along. */
  field: ["app/components/ui/form/text-field.tsx", "app/domain/account/own-name.ts", "app/hooks/use-name-draft.ts"],
  /** What dialogs close with, and what draws every such icon. */
  icon: ["node_modules/lucide-react/dist/esm/createLucideIcon.mjs", "node_modules/lucide-react/dist/esm/icons/x.mjs"],
  /** What a person does about their account, from whichever dialog or drawer. */
  account: [
    "app/browser/storage/forget.ts",
    "app/components/account/account-calls.ts",
    "app/components/account/account-name-place.ts",
    "app/components/account/form/form-problem.tsx",
    "app/components/account/form/use-account-action.ts",
    "app/components/account/session/departure.ts",
  ],
  /** What notices come with, and how a browser takes pushes. */
  notice: [
    "app/browser/push/",
    "app/components/notice/notice-calls.ts",
    "app/components/notice/push/use-push.ts",
    "app/domain/notice/live-message.ts",
    "app/domain/notice/notice-input.ts",
    "app/domain/notice/notice.ts",
    "app/domain/notice/push-state.ts",
  ],
  /** Apart from what notices come with, which would take it along. */
  "notice-kind": ["app/domain/notice/notice-kind.ts"],
  /** How a page asks for more than it came with, offers to log in for it, and shows what people wrote. */
  calls: [
    "app/browser/api.ts",
    "app/browser/badge/deeds.ts",
    "app/components/account/offer-log-in.tsx",
    "app/components/ui/words.tsx",
    "app/domain/language/foreign-words.ts",
    "app/hooks/use-logged-in.ts",
  ],
  /** What the pages of a case come with. */
  "case-page": [
    "app/components/docket/ruling-time.tsx",
    "app/components/ui/notice.tsx",
    "app/domain/case/former-litigant.ts",
    "app/domain/case/party-names.ts",
    "app/domain/case/seat.ts",
    "app/domain/case/winner.ts",
    "app/domain/deck/answer.ts",
    "app/domain/docket/time-left.ts",
    "app/domain/verdict/verdict.ts",
  ],
  /** How a link leaves the page, where there is one to send. */
  share: [
    "app/browser/clipboard.ts",
    "app/browser/share.ts",
    "app/components/invitation/invitation-link.ts",
    "app/domain/invitation/invitation.ts",
  ],
  /** How the other is called: by a summons, at first and again, and by a nudge. */
  summons: [
    "app/components/invitation/send-again.ts",
    "app/components/verdict/waiting/nudge-opponent.ts",
    "app/hooks/use-one-step.ts",
    "app/hooks/use-summons.ts",
  ],
  /** What whoever is known has of badges on every page, once it is there. */
  badges: [
    "app/browser/badge/announced-badges.ts",
    "app/browser/badge/badge-calls.ts",
    "app/domain/badge/badge-category.ts",
    "app/domain/badge/earned-badge.ts",
  ],
  /** What a deck and a courtroom come with, and no other page. */
  court: [
    "app/components/case/case-problem.tsx",
    "app/components/case/not-a-party.tsx",
    "app/components/case/signed-out.tsx",
    "app/components/entrance/entrance-cover.tsx",
    "app/components/entrance/entrance-memory.ts",
    "app/components/entrance/entrance-once.tsx",
    "app/components/judge/presiding-judge.tsx",
    "app/components/party/",
    "app/components/ui/folding-title.tsx",
    "app/domain/card-date.ts",
    "app/hooks/use-title-badge.ts",
  ],
  /** What a courtroom has in common with lists of cases. */
  courtroom: [
    "app/components/courtroom/connection/kept-words.ts",
    "app/components/courtroom/seats.ts",
    "app/domain/courtroom/case-code.ts",
    "app/domain/courtroom/court-view.ts",
    "app/domain/courtroom/courtroom.ts",
    "app/domain/courtroom/is-outdated.ts",
    "app/domain/courtroom/message-length.ts",
    "app/domain/courtroom/outbox.ts",
  ],
  /** A connection that is kept up, as a courtroom and notices have one. */
  connection: ["app/browser/connection/", "app/domain/courtroom/close-codes.ts", "app/domain/ping.ts"],
  /** What a card says and what its link shows, wherever one is shown. */
  "card-words": [
    "app/domain/verdict/card-layouts.ts",
    "app/domain/verdict/card-texts.ts",
    "app/domain/verdict/card-words.ts",
    "app/domain/verdict/link-preview.ts",
  ],
  /** What a ruling begins with: the judge thinks aloud while the rest is fetched. */
  deliberation: [
    "app/components/verdict/ruling/deliberation.tsx",
    "app/components/verdict/ruling/falling-gavel.tsx",
    "app/components/verdict/ruling/use-reveal.ts",
    "app/components/verdict/ruling/verdict-delivery.ts",
    "app/domain/verdict/deliberation.ts",
  ],
  /** What every deck comes with, that of topics too. */
  cards: [
    "app/components/deck/card/card-frame.tsx",
    "app/components/deck/card/deck-stage.tsx",
    "app/components/deck/card/fitted-size.ts",
    "app/components/deck/card/top-card.tsx",
    "app/components/deck/card/use-card-motion.ts",
    "app/components/deck/deck-closed.tsx",
    "app/components/deck/deck-layout.tsx",
    "app/components/deck/deck-skeleton.tsx",
    "app/components/deck/plea-buttons.tsx",
    "app/components/deck/use-deck-keys.ts",
    "app/domain/deck/deck-keys.ts",
  ],
  /** What the decks of suits and of dilemmas come with. */
  deck: [
    "app/components/ad/fetched-ad.tsx",
    "app/components/ad/fetched-ad-parts.ts",
    "app/components/ad/saved-picks.tsx",
    "app/components/ad/use-ads.ts",
    "app/components/deck/card/card-face.tsx",
    "app/components/deck/heading/",
    "app/components/deck/deck-progress.tsx",
    "app/components/deck/open-deck.tsx",
    "app/components/deck/use-deck.ts",
    "app/components/deck/when-hydrated.tsx",
    "app/components/verdict/verdict-button.tsx",
    "app/domain/deck/deck-rules.ts",
    "app/domain/deck/deck-state.ts",
  ],
};

/** The framework changes seldom, and so keeps its place in a browser's cache. */
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|get-nonce|@remix-run\/\w+)\//u;

/** The script file that a module belongs to; undefined leaves it to the bundler. `id` is the module's whole path. */
export function chunkOf(id: string, root: string): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  const path = id.replace(root, "");
  return Object.keys(CHUNKS).find((chunk) => CHUNKS[chunk]?.some((listed) => path.startsWith(listed)));
}
