import { FileText } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, LinkButton } from "~/components/ui/button";
import type { Viewer } from "~/domain/account/user";
import { BackButton } from "./back-button";
import { DownloadMyData } from "./download-my-data";
import { useLoadedViewer } from "./use-loaded-viewer";

interface PrivacyViewProps {
  onBack: () => void;
  onDelete: () => void;
  /** The person comes back from the confirm step: their focus goes on where they left. */
  isBackFromDeletion: boolean;
  /** The settings are left for a page. */
  onLeave: () => void;
}

/** What the court keeps of a person: to be read, taken along, and erased. */
export function PrivacyView({ onBack, ...rest }: PrivacyViewProps) {
  return (
    <>
      <BackButton onBack={onBack} />
      <div className="grid gap-5 pb-2">
        <Content {...rest} />
      </div>
    </>
  );
}

function Content({ onDelete, isBackFromDeletion, onLeave }: Omit<PrivacyViewProps, "onBack">) {
  const person = useLoadedViewer();
  switch (person.state) {
    case "loading":
      return <PrivacySkeleton />;
    case "unavailable":
      return (
        <>
          <p role="alert" className="font-semibold text-error">
            User not available
          </p>
          <Button onClick={person.retry}>Try Again</Button>
        </>
      );
    case "nobody":
      return <p>The court does not know you in this browser. Of somebody it has not met, it keeps nothing.</p>;
    case "here":
      return (
        <>
          <p>
            Your name, your devices, your cases and every word you put on the record: that is what the court keeps of
            you. Read it, take it along, or have it erased.
          </p>
          <div className="grid gap-3">
            <LinkButton to="/profile/data" onClick={onLeave}>
              <FileText aria-hidden className="size-5 shrink-0" />
              Read My Data
            </LinkButton>
            <DownloadMyData />
          </div>
          <DangerZone viewer={person.viewer} onDelete={onDelete} hasFocus={isBackFromDeletion} />
        </>
      );
    default:
      return person satisfies never;
  }
}

interface DangerZoneProps {
  viewer: Viewer;
  onDelete: () => void;
  hasFocus: boolean;
}

function DangerZone({ viewer, onDelete, hasFocus }: DangerZoneProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);

  return (
    <section aria-labelledby="danger-zone" className="overflow-clip rounded-uneven border-[2.5px] border-ink bg-panel">
      <div aria-hidden className="caution h-3 border-ink border-b-[2.5px]" />
      <div className="grid gap-3 px-4 pt-3 pb-4">
        <h3 id="danger-zone" className="font-display text-xl leading-tight">
          Danger Zone
        </h3>
        <p>Deleting takes your name and your words out of this court, for good. You are shown what goes first.</p>
        <Button ref={button} onClick={onDelete}>
          {deletionTitle(viewer)}
        </Button>
      </div>
    </section>
  );
}

/** Guests have no account; what they delete is what the court keeps of them. */
function deletionTitle({ isAccountUser }: Viewer): string {
  return isAccountUser ? "Delete My Account" : "Delete My Data";
}

/** Shaped like what comes. */
function PrivacySkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Looking you up</span>
      {["h-12", "h-11", "h-40"].map((height) => (
        <span key={height} className={`block rounded-uneven bg-paper-deep ${height}`} />
      ))}
    </div>
  );
}
