import { openAccountDialog } from "~/components/account/account-dialog";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Button, LinkButton } from "~/components/ui/button";

/** The profile of somebody whom the court has not met. */
export function UnknownPerson() {
  return (
    <section className="encounter">
      <JudgePortrait personality="Gen Z" size={280} decorative className="encounter-face" />
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
