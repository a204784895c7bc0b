import { Button } from "~/components/ui/button";
import type { Connection } from "~/domain/courtroom/court-view";
import { OfflineIcon } from "../icons";

interface ConnectionNoticeProps {
  connection: Connection;
  closedBecause: string | null;
}

/** Says that the connection is down, and that nothing is lost by it. */
export function ConnectionNotice({ connection, closedBecause }: ConnectionNoticeProps) {
  if (connection === "closed") {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-2 border-ink border-b-2 bg-panel px-4 py-2"
      >
        <p className="min-w-0 font-semibold">{closedBecause ?? "This window has left the court."}</p>
        <Button onClick={() => window.location.reload()}>Refresh</Button>
      </div>
    );
  }
  return (
    <p
      role="status"
      className={
        connection === "live"
          ? "sr-only"
          : "flex items-center gap-2 border-ink border-b-2 bg-paper-deep px-4 py-1.5 font-semibold text-sm"
      }
    >
      {connection !== "live" && <OfflineIcon className="size-4 shrink-0" />}
      {connection === "live" ? "" : "The line to the court is down. What you write waits here and goes out by itself."}
    </p>
  );
}
