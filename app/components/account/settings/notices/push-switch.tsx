import { Bell } from "lucide-react";
import { usePush } from "~/components/notice/push/use-push";
import { Switch } from "~/components/ui/form/switch";

/** Whether this person's device is told, and what stands in the way of it where something does. */
export function PushSwitch({ userUuid }: { userUuid: string }) {
  const { state, words, isBusy, turn } = usePush(userUuid);
  return (
    <li>
      <Switch
        icon={<Bell aria-hidden className="size-6 shrink-0" />}
        label="Notifications"
        hint={words}
        isOn={state === "on"}
        onChange={turn}
        isBusy={isBusy}
      />
    </li>
  );
}
