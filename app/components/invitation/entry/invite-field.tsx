import { type ComponentProps, forwardRef } from "react";
import { TextField } from "~/components/ui/form/text-field";

type InviteFieldProps = Pick<
  ComponentProps<typeof TextField>,
  "label" | "placeholder" | "value" | "onValueChange" | "error"
>;

/** Takes a link or a code, which phones would otherwise correct. */
export const InviteField = forwardRef<HTMLInputElement, InviteFieldProps>(function InviteField(props, ref) {
  return (
    <TextField
      ref={ref}
      {...props}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="go"
    />
  );
});
