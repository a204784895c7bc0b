import { forwardRef } from "react";
import { TextField } from "~/components/ui/form/text-field";
import { USERNAME_MAX, USERNAME_MIN, usernameFault } from "~/domain/account/username";

interface UsernameFieldProps {
  value: string;
  onValueChange: (username: string) => void;
  error: string | null;
  readOnly: boolean;
}

/** What an account is called by everyone. Says itself what is wrong with a name, as it is typed. */
export const UsernameField = forwardRef<HTMLInputElement, UsernameFieldProps>(function UsernameField(
  { error, ...props },
  ref,
) {
  return (
    <TextField
      ref={ref}
      label="Username"
      hint={`${USERNAME_MIN} to ${USERNAME_MAX} letters, digits or _. The other party sees it.`}
      max={USERNAME_MAX}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={usernameFault(props.value) ?? error}
      {...props}
    />
  );
});
