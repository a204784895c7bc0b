import { openAccountDialog } from "~/components/account/account-dialog";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Button, LinkButton } from "~/components/ui/button";

/** The profile of somebody whom the court has not met. */
export function UnknownPerson() {
  return (
    <section className="mx-auto grid max-w-4xl items-center gap-8 px-4 py-12 sm:grid-cols-[auto_1fr] sm:px-6 sm:py-20">
      <JudgePortrait
        personality="Gen Z"
        size={280}
        decorative
        className="mx-auto size-44 rounded-uneven-lg border-[3px] border-ink shadow-hard-lg sm:size-64"
      />
      <div className="text-center sm:text-left">
        <h1 className="font-display text-4xl leading-none sm:text-5xl">Who Dis?</h1>
        <p className="mx-auto mt-4 max-w-md text-lg sm:mx-0">
          The court has not met you. File a PettySuit or join one, and there will be something to see here.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-4 sm:justify-start">
          <LinkButton to="/" look="judge">
            File Your First PettySuit
          </LinkButton>
          <Button onClick={() => openAccountDialog("login")}>Log In</Button>
        </div>
      </div>
    </section>
  );
}
