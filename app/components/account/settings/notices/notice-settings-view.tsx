import { Mail, Moon } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Switch } from "~/components/ui/form/switch";
import { NOTICE_KIND_NAMES, NOTICE_KINDS } from "~/domain/notice/notice-kind";
import { BackButton } from "../back-button";
import { QuietHoursFields } from "./quiet-hours-fields";
import { useNoticeSettings } from "./use-notice-settings";

interface NoticeSettingsViewProps {
  userUuid: string;
  hasAddress: boolean;
  onBack: () => void;
}

/** Badges are shown where they are earned, and never pushed. */
const PUSHED_KINDS = NOTICE_KINDS.filter((kind) => kind !== "badge");

/** Ten in the evening to seven in the morning, in minutes after midnight. */
const NIGHT = { from: 22 * 60, to: 7 * 60 };

/** What a person's devices are told of, and when not. The bell rings for all of it. */
export function NoticeSettingsView({ userUuid, hasAddress, onBack }: NoticeSettingsViewProps) {
  const { settings, isBusy, problem, load, change } = useNoticeSettings(userUuid);
  return (
    <>
      <BackButton onBack={onBack} />
      <div className="grid gap-4 pb-2">
        <p>What your devices are told of. Under the bell you find all of it anyway.</p>
        {problem !== null && (
          <p role="alert" className="font-semibold text-error">
            {problem}
          </p>
        )}
        {settings === null && problem !== null && <Button onClick={load}>Try Again</Button>}
        {settings === null && problem === null && <SettingsSkeleton />}
        {settings !== null && (
          <ul className="divide-y-2 divide-ink border-ink border-y-2">
            {PUSHED_KINDS.map((kind) => (
              <li key={kind}>
                <Switch
                  label={NOTICE_KIND_NAMES[kind]}
                  isOn={!settings.mutedKinds.includes(kind)}
                  isBusy={isBusy}
                  onChange={(isOn) => {
                    const others = settings.mutedKinds.filter((muted) => muted !== kind);
                    change({ mutedKinds: isOn ? others : [...others, kind] });
                  }}
                />
              </li>
            ))}
            {hasAddress && (
              <li>
                <Switch
                  icon={<Mail aria-hidden className="size-6 shrink-0" />}
                  label="Reminders by mail"
                  hint="When the court is missing you"
                  isOn={settings.mailEnabled}
                  isBusy={isBusy}
                  onChange={(mailEnabled) => change({ mailEnabled })}
                />
              </li>
            )}
            <li>
              <Switch
                icon={<Moon aria-hidden className="size-6 shrink-0" />}
                label="Quiet hours"
                hint="What happens then is told after"
                isOn={settings.quietHours !== null}
                isBusy={isBusy}
                onChange={(isOn) => change({ quietHours: isOn ? NIGHT : null })}
              />
              {settings.quietHours !== null && (
                <QuietHoursFields hours={settings.quietHours} onChange={(quietHours) => change({ quietHours })} />
              )}
            </li>
          </ul>
        )}
      </div>
    </>
  );
}

/** Shaped like what comes. */
function SettingsSkeleton() {
  return (
    <div role="status" className="grid gap-3 border-ink border-y-2 py-3">
      <span className="sr-only">Looking up what you are told of</span>
      {["w-40", "w-56", "w-48", "w-52"].map((width) => (
        <span key={width} aria-hidden className={`block h-8 max-w-full rounded-uneven bg-paper-deep ${width}`} />
      ))}
    </div>
  );
}
