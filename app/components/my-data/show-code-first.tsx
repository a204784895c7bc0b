import { useRevalidator } from "@remix-run/react";
import { FreshCodeForm } from "~/components/account/form/fresh-code-form";
import { useFreshCode } from "~/components/account/form/use-fresh-code";
import { Button } from "~/components/ui/button";
import { PageHeading } from "~/components/ui/page-heading";

/** In place of somebody's data where their login was too long ago: whoever found the browser is not to read them. */
export function ShowCodeFirst() {
  const fresh = useFreshCode();
  const { revalidate } = useRevalidator();
  return (
    <div className="mx-auto max-w-md px-4 py-10 sm:px-6 sm:py-16">
      <PageHeading title="My Data">
        Everything that the court keeps of you stands here. You logged in more than a day ago, so it asks first.
      </PageHeading>
      {fresh.sentAt === null && (
        <Button look="judge" className="mt-6" aria-disabled={fresh.isBusy} onClick={fresh.sendCode}>
          {fresh.isBusy ? "Sending..." : "Send Code"}
        </Button>
      )}
      <div className="mt-6">
        <FreshCodeForm fresh={fresh} onShown={revalidate} />
      </div>
    </div>
  );
}
