import type { MyData } from "~/domain/my-data/my-data";
import { NOTICE_KIND_NAMES } from "~/domain/notice/notice-kind";
import { Fact, Facts, Moment } from "./facts";

/** What the person was told of. */
export function MyNotices({ notices }: { notices: MyData["notices"] }) {
  const listed = notices.map((notice, index) => ({ number: index + 1, ...notice }));
  return (
    <ul className="grid gap-2">
      {listed.map(({ number, title, body, at, readAt }) => (
        <li key={number} className="break-inside-avoid [overflow-wrap:anywhere]">
          <p className="font-semibold">{title}</p>
          <p>{body}</p>
          <p className="text-ink-soft text-sm">
            <Moment at={at} />
            {readAt === null ? (
              ", unread"
            ) : (
              <>
                , read <Moment at={readAt} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** How the person wants to be told. */
export function MyNotifications(notifications: MyData["notifications"]) {
  const { pushEnabled, mailEnabled, mutedKinds, quietHours, timeZone, devices } = notifications;
  return (
    <Facts>
      <Fact label="Push notifications">{pushEnabled ? "On" : "Off"}</Fact>
      <Fact label="Reminders by mail">{mailEnabled ? "On" : "Off"}</Fact>
      {mutedKinds.length > 0 && (
        <Fact label="Muted">{mutedKinds.map((kind) => NOTICE_KIND_NAMES[kind]).join(", ")}</Fact>
      )}
      {quietHours !== null && (
        <Fact label="Quiet hours">
          {clock(quietHours.from)} to {clock(quietHours.to)}
        </Fact>
      )}
      {timeZone !== null && <Fact label="Time zone">{timeZone}</Fact>}
      {devices.map(({ device, since }) => (
        <Fact key={`${device} ${since}`} label="Takes pushes">
          {device}, since <Moment at={since} />
        </Fact>
      ))}
    </Facts>
  );
}

function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}
