import { type ComponentProps, forwardRef } from "react";
import { TextField } from "~/components/ui/form/text-field";

/** Takes an e-mail address, which phones would otherwise correct. */
export const EmailField = forwardRef<HTMLInputElement, ComponentProps<typeof TextField>>(
  function EmailField(props, ref) {
    return (
      <TextField
        ref={ref}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
    );
  },
);
