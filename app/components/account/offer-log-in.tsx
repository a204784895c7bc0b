import { Button } from "~/components/ui/button";
import { useLoggedIn } from "~/hooks/use-logged-in";
import { openAccountDialog } from "./account-dialog";

/** For whoever may find here what is theirs once they have logged in; nothing for whoever has. */
export function OfferLogIn({ children = "Log In", ...looks }: { look?: "quiet"; size?: "lg"; children?: string }) {
  if (useLoggedIn()) return null;
  return (
    <Button {...looks} onClick={() => openAccountDialog("login")}>
      {children}
    </Button>
  );
}
