import type { QuietHours } from "~/domain/notice/quiet-hours";

interface QuietHoursFieldsProps {
  hours: QuietHours;
  onChange: (hours: QuietHours) => void;
}

/** From when and until when nobody is to be woken. */
export function QuietHoursFields({ hours, onChange }: QuietHoursFieldsProps) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 pb-3">
      <TimeField label="From" minute={hours.from} onChange={(from) => onChange({ ...hours, from })} />
      <TimeField label="Until" minute={hours.to} onChange={(to) => onChange({ ...hours, to })} />
    </div>
  );
}

interface TimeFieldProps {
  label: string;
  /** After midnight. */
  minute: number;
  onChange: (minute: number) => void;
}

function TimeField({ label, minute, onChange }: TimeFieldProps) {
  return (
    <label className="flex items-center gap-2 font-bold">
      {label}
      <input
        type="time"
        defaultValue={toClock(minute)}
        onBlur={({ currentTarget: { value } }) => {
          const chosen = toMinute(value);
          if (chosen !== null && chosen !== minute) onChange(chosen);
        }}
        className="min-h-11 rounded-uneven border-[2.5px] border-ink bg-panel px-2 font-normal"
      />
    </label>
  );
}

function toClock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Null for a field that somebody has emptied. */
function toMinute(clock: string): number | null {
  const [hours, minutes] = clock.split(":").map(Number);
  return hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
}
