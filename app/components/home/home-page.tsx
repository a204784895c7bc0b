import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { prepareHumanCheck } from "~/browser/human-check/human-check";
import { STORED } from "~/browser/storage/places";
import { readStored } from "~/browser/storage/stored";
import type { FilingDialogProps } from "~/components/filing/filing-dialog";
import type { Viewer } from "~/domain/account/user";
import { sharedText, withoutShared } from "~/domain/filing/shared-text";
import type { JudgePersonality } from "~/domain/judge/personality";
import type { Topic } from "~/domain/topic/topic";
import { useDraft } from "~/hooks/use-draft";
import { FileBox } from "./file-box";
import { Hearing } from "./hearing";
import { WhenNear } from "./when-near";

interface HomePageProps {
  viewer: Viewer | null;
  topics: readonly Topic[];
  siteOrigin: string;
  /** Chosen on the page of the judges, or the default. */
  judge: JudgePersonality;
  /** What another app has shared with this one, to be filed. */
  shared: string;
}

const loadFilingDialog = () => import("~/components/filing/filing-dialog");

/** The front page: the headline, the box to file in, the bench, and why anyone would. */
export function HomePage({ viewer, topics, siteOrigin, judge, shared }: HomePageProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(STORED.allegationDraft, box, shared);
  const { setText } = draft;
  useEffect(() => takeSharedText(box.current?.value ?? "", setText), [setText]);
  const [isFiling, setIsFiling] = useState(false);
  const [FilingDialog, setFilingDialog] = useState<ComponentType<FilingDialogProps> | null>(null);

  /** Somebody is about to write: fetch the dialog and do the human check's work while they do. */
  const prepare = useCallback(() => {
    loadFilingDialog().catch(() => undefined);
    prepareHumanCheck("create_invitation");
    if (viewer === null) prepareHumanCheck("create_user");
  }, [viewer]);

  const openDialog = async () => {
    prepare();
    try {
      const { FilingDialog: loaded } = await loadFilingDialog();
      setFilingDialog(() => loaded);
      setIsFiling(true);
      return true;
    } catch {
      return false;
    }
  };

  const goToBox = () => {
    window.scrollTo({ top: 0, behavior: "smooth" });
    box.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <section className="front-top">
        <div className="lg:pb-8">
          <h1 className="front-title">Settle Your Petty Disputes</h1>
          <p className="mt-2 font-bold sm:text-xl lg:mt-4">File. They swipe. A judge rules.</p>
        </div>
        <Hearing judge={judge} />
        <FileBox
          ref={box}
          text={draft.text}
          onTextChange={draft.setText}
          onIntent={prepare}
          onFile={openDialog}
          judge={judge}
        />
      </section>
      <WhenNear viewer={viewer} topics={topics} onStart={goToBox} />
      {FilingDialog !== null && (
        <FilingDialog
          open={isFiling}
          onOpenChange={setIsFiling}
          viewer={viewer}
          siteOrigin={siteOrigin}
          judge={judge}
          allegation={draft.text}
          onAllegationChange={draft.setText}
          onFiled={draft.forget}
        />
      )}
    </>
  );
}

/**
 * Makes what another app has shared part of the draft, also on a page that was kept before that, and takes it out of
 * the address: a page that is fetched anew must not put it over what is written by then.
 */
function takeSharedText(typed: string, setText: (text: string) => void): void {
  const shared = sharedText(window.location.href);
  if (shared === "") return;
  const draft = readStored(STORED.allegationDraft) ?? "";
  setText([draft, typed || shared].filter((text) => text !== "").join("\n"));
  window.history.replaceState(window.history.state, "", withoutShared(window.location.href));
}
