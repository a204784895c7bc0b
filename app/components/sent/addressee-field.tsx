import { TextField } from "~/components/ui/form/text-field";

interface AddresseeFieldProps {
  value: string;
  onValueChange: (addressee: string) => void;
}

/** Whom the message is for: that stays in this browser. */
export function AddresseeField({ value, onValueChange }: AddresseeFieldProps) {
  return (
    <TextField
      label="Who is it for?"
      placeholder="Sam"
      value={value}
      onValueChange={onValueChange}
      autoComplete="off"
      hint="Optional, and only for the message. The court keeps no note of it."
      className="mb-3"
    />
  );
}
