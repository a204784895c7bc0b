import { Button } from "~/components/ui/button";
import type { SessionView } from "~/domain/account/session";
import { FormProblem } from "../form/form-problem";
import { BackButton } from "./back-button";
import { useDevices } from "./use-devices";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** Where the person is signed in, and the way to end that. */
export function DevicesView({ onBack }: { onBack: () => void }) {
  const { devices, isBusy, problem, load, signOut, signOutOthers } = useDevices();
  const hasOthers = devices?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <>
      <BackButton onBack={onBack} />
      <div className="grid gap-4 pb-2">
        {devices === null && problem === null && <DevicesSkeleton />}
        {devices !== null && (
          <ul className="divide-y-2 divide-ink border-ink border-y-2">
            {devices.map((device) => (
              <Device key={device.id} device={device} isBusy={isBusy} onSignOut={() => signOut(device.id)} />
            ))}
          </ul>
        )}
        <FormProblem sentence={problem?.sentence ?? null} />
        {devices === null && problem !== null && <Button onClick={load}>Try Again</Button>}
        {hasOthers && (
          <Button aria-disabled={isBusy} onClick={signOutOthers}>
            Sign Out All Other Devices
          </Button>
        )}
      </div>
    </>
  );
}

interface DeviceProps {
  device: SessionView;
  isBusy: boolean;
  onSignOut: () => void;
}

function Device({ device: { device, createdAt, lastSeenAt, isCurrent }, isBusy, onSignOut }: DeviceProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="font-bold leading-tight">{device}</p>
        <p className="text-ink-soft text-sm">
          {isCurrent ? "This device" : `Last seen ${dayOf(lastSeenAt)}`} · signed in {dayOf(createdAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button look="quiet" aria-disabled={isBusy} aria-label={`Sign out ${device}`} onClick={onSignOut}>
          Sign out
        </Button>
      )}
    </li>
  );
}

function dayOf(time: string): string {
  return DAY.format(new Date(time));
}

/** Shaped like what comes. */
function DevicesSkeleton() {
  return (
    <div role="status" className="grid gap-3 border-ink border-y-2 py-3">
      <span className="sr-only">Looking up your devices</span>
      {["w-40", "w-56"].map((width) => (
        <span key={width} className={`block h-5 max-w-full rounded-uneven bg-paper-deep ${width}`} />
      ))}
    </div>
  );
}
