import {
  ChevronRight,
  Flag,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageSquare,
  MonitorSmartphone,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { Viewer } from "~/domain/account/user";
import { contactAddress, PRODUCT_NAME } from "~/domain/product";
import { VERSION } from "~/version";
import { PushSwitch } from "./notices/push-switch";
import type { SettingsView } from "./settings-dialog";
import { SponsoredCards } from "./sponsored-cards";

interface SettingsOverviewProps {
  viewer: Viewer | null;
  /** The view that was just left: the focus goes back to its row. */
  cameFrom: SettingsView | null;
  onOpen: (view: SettingsView) => void;
}

/** What can be set, and whom to write to. */
export function SettingsOverview({ viewer, cameFrom, onOpen }: SettingsOverviewProps) {
  const row = (view: SettingsView) => ({ onOpen: () => onOpen(view), isFocused: cameFrom === view });
  return (
    <>
      <ul className="divide-y-2 divide-ink border-ink border-y-2">
        {viewer !== null && <PushSwitch key={viewer.uuid} userUuid={viewer.uuid} />}
        {viewer !== null && (
          <Row icon={ListChecks} label="What you are told of" detail="Kinds and quiet hours" {...row("notices")} />
        )}
        {viewer !== null && (
          <Row icon={UserRound} label="Name and picture" detail={viewer.displayName} {...row("profile")} />
        )}
        {viewer?.isAccountUser && (
          // Every account has an address; until the court has said which, the row stands there without it.
          <Row icon={Mail} label="Change email" detail={viewer.email ?? "Where your codes go"} {...row("email")} />
        )}
        {viewer?.isAccountUser && (
          <Row
            icon={MonitorSmartphone}
            label="Signed-in devices"
            detail="See them, sign them out"
            {...row("devices")}
          />
        )}
        {viewer !== null && <SponsoredCards key={viewer.uuid} viewer={viewer} />}
        <Row
          icon={ShieldCheck}
          label="Manage My Data & Privacy"
          detail="Read, download or delete it"
          {...row("privacy")}
        />
        <MailRow icon={MessageSquare} label="Send feedback" detail="Opens your mail" subject="Feedback" />
        <MailRow icon={Flag} label="Report abuse" detail="Opens your mail" subject="Report of abuse" />
      </ul>
      <p className="pt-3 pb-1 text-center text-ink-soft text-sm">
        {PRODUCT_NAME} {VERSION}
      </p>
    </>
  );
}

interface RowProps {
  icon: LucideIcon;
  label: string;
  detail: string;
}

function Row({ onOpen, isFocused, ...texts }: RowProps & { onOpen: () => void; isFocused: boolean }) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);

  return (
    <li>
      <button ref={button} type="button" onClick={onOpen} className={ROW_CLASS}>
        <RowTexts {...texts} />
        <ChevronRight aria-hidden className="ms-auto size-5 shrink-0" />
      </button>
    </li>
  );
}

/** A letter to the court. The version in its subject spares a question. */
function MailRow({ subject, ...texts }: RowProps & { subject: string }) {
  const full = encodeURIComponent(`${subject} (${PRODUCT_NAME} ${VERSION})`);
  return (
    <li>
      <a href={`mailto:${contactAddress(window.location.hostname)}?subject=${full}`} className={ROW_CLASS}>
        <RowTexts {...texts} />
      </a>
    </li>
  );
}

const ROW_CLASS = "flex min-h-14 w-full items-center gap-3 rounded-uneven py-2 text-start hover:bg-paper-deep";

function RowTexts({ icon: Icon, label, detail }: RowProps): ReactNode {
  return (
    <>
      <Icon aria-hidden className="size-6 shrink-0" />
      <span className="min-w-0">
        <span className="block font-bold leading-tight">{label}</span>
        <span className="block text-ink-soft text-sm leading-tight [overflow-wrap:anywhere]">{detail}</span>
      </span>
    </>
  );
}
