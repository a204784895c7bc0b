import { Check } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { rememberPerson } from "~/browser/person/known-person";
import { showToast } from "~/browser/toast";
import { Button } from "~/components/ui/button";
import { isTooLong } from "~/components/ui/form/character-counter";
import { TextField } from "~/components/ui/form/text-field";
import { DISPLAY_NAME_MAX } from "~/domain/account/display-name";
import { AVATAR_LABELS, HOUSE_AVATARS, houseAvatarPath } from "~/domain/account/house-avatar";
import { initialsOf } from "~/domain/account/initials";
import type { Viewer } from "~/domain/account/user";
import { changeProfile } from "../account-calls";
import { ACCOUNT_NAME_PLACE } from "../account-name-place";
import { FormProblem } from "../form/form-problem";
import { type ActionWords, useAccountAction } from "../form/use-account-action";
import { BackButton } from "./back-button";

const WORDS: ActionWords = {
  refused: "It could not be changed. Please try again.",
  unreachable: "It could not be changed. Check your connection and try again.",
};

interface ProfileViewProps {
  viewer: Viewer;
  onBack: () => void;
}

/** What the court calls somebody, and as whom it draws them. */
export function ProfileView({ viewer, onBack }: ProfileViewProps) {
  const [displayName, setDisplayName] = useState(viewer.displayName);
  const [avatar, setAvatar] = useState(
    () => HOUSE_AVATARS.find((each) => houseAvatarPath(each) === viewer.avatar) ?? null,
  );
  const { isBusy, problem, run } = useAccountAction();
  const whereItStands = viewer.isAccountUser
    ? ACCOUNT_NAME_PLACE
    : "The other party sees it in every case from now on.";
  const isUnfit = displayName.trim() === "" || isTooLong(displayName, DISPLAY_NAME_MAX);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnfit) return;
    run(WORDS, async () => {
      rememberPerson(await changeProfile({ displayName, avatar }));
      showToast({ title: "Noted for the record", description: whereItStands });
      onBack();
    });
  };

  return (
    <>
      <BackButton onBack={onBack} />
      <form onSubmit={submit} noValidate className="grid gap-4 pb-2">
        <TextField
          label="Display name"
          hint={whereItStands}
          value={displayName}
          onValueChange={setDisplayName}
          max={DISPLAY_NAME_MAX}
          readOnly={isBusy}
          autoComplete="nickname"
        />
        <fieldset>
          <legend className="mb-1.5 font-bold">Picture</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
            <Choice label="None, your initials" isChosen={avatar === null} onChoose={() => setAvatar(null)}>
              <span
                aria-hidden
                className="grid size-full place-items-center bg-judge pb-2 font-display text-lg text-on-color"
              >
                {initialsOf(displayName)}
              </span>
            </Choice>
            {HOUSE_AVATARS.map((each) => (
              <Choice
                key={each}
                label={AVATAR_LABELS[each]}
                isChosen={avatar === each}
                onChoose={() => setAvatar(each)}
              >
                <img src={houseAvatarPath(each)} alt="" width={56} height={56} className="size-full" />
              </Choice>
            ))}
          </div>
        </fieldset>
        <FormProblem sentence={problem?.sentence ?? null} />
        <Button type="submit" look="judge" size="lg" disabled={isUnfit} aria-disabled={isBusy}>
          {isBusy ? "Saving..." : "Save"}
        </Button>
      </form>
    </>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One picture of several: the browser's own radio button under a drawing. */
function Choice({ label, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="relative block aspect-square cursor-pointer overflow-clip rounded-uneven border-[2.5px] border-ink has-checked:shadow-hard-sm has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="avatar"
        checked={isChosen}
        onChange={onChoose}
        className="peer absolute inset-0 opacity-0"
      />
      <span className="sr-only">{label}</span>
      {children}
      <span className="absolute end-0.5 bottom-0.5 hidden size-5 place-items-center rounded-full bg-ink text-paper peer-checked:grid">
        <Check aria-hidden strokeWidth={4} className="size-3" />
      </span>
    </label>
  );
}
