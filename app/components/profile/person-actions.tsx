import { LogIn, Settings } from "lucide-react";
import { openAccountDialog } from "~/components/account/account-dialog";
import { Button } from "~/components/ui/button";

/** What anybody can do about who they are to the court. */
export function PersonActions({ isAccountUser }: { isAccountUser: boolean }) {
  return (
    <>
      {!isAccountUser && (
        <Button look="judge" onClick={() => openAccountDialog("login")}>
          <LogIn aria-hidden className="size-5 shrink-0" />
          Log In or Create Account
        </Button>
      )}
      <Button onClick={() => openAccountDialog("settings")}>
        <Settings aria-hidden className="size-5 shrink-0" />
        Settings
      </Button>
    </>
  );
}
