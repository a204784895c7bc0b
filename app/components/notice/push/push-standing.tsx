import { usePush } from "./use-push";

/** How pushes stand on this device. Keeps its line while that is looked up. */
export function PushStanding({ userUuid }: { userUuid: string }) {
  const { words } = usePush(userUuid);
  return (
    <p className="min-h-10 text-sm">
      <strong className="block">Push notifications</strong>
      {words}
    </p>
  );
}
