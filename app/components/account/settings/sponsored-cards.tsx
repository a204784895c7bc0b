import { Megaphone } from "lucide-react";
import { useState } from "react";
import { rememberPerson } from "~/browser/person/known-person";
import { Switch } from "~/components/ui/form/switch";
import type { Viewer } from "~/domain/account/user";
import { setAdsWanted } from "../account-calls";
import { FormProblem } from "../form/form-problem";
import { type ActionWords, useAccountAction } from "../form/use-account-action";

const WORDS: ActionWords = {
  refused: "It could not be changed. Please try again.",
  unreachable: "It could not be changed. Check your connection and try again.",
};

/** Whether sponsored cards are dealt in this person's decks, a guest's or an account's. */
export function SponsoredCards({ viewer }: { viewer: Viewer }) {
  // Until it is changed here, whatever the court says last.
  const [changed, setChanged] = useState<boolean | null>(null);
  const { isBusy, problem, run } = useAccountAction();

  /** Shown as it was again where the court was not told. */
  function change(adsWanted: boolean) {
    setChanged(adsWanted);
    run(WORDS, () =>
      setAdsWanted(adsWanted).then(
        () => rememberPerson({ ...viewer, adsWanted }),
        (error: unknown) => {
          setChanged(!adsWanted);
          throw error;
        },
      ),
    );
  }

  return (
    <li>
      <Switch
        icon={<Megaphone aria-hidden className="size-6 shrink-0" />}
        label="Show sponsored cards"
        hint="Two in a deck, among the questions"
        isOn={changed ?? viewer.adsWanted}
        onChange={change}
        isBusy={isBusy}
      />
      <FormProblem sentence={problem?.sentence ?? null} />
    </li>
  );
}
