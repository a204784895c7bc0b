import { Checkbox } from "~/components/ui/form/checkbox";

interface PreviewChoiceProps {
  value: boolean;
  onValueChange: (isAllowed: boolean) => void;
  /** The form's field, for a form that is sent without a script. */
  name?: string;
}

/** Whether chats show the allegation (docs/rules.md#what-a-preview-shows). */
export function PreviewChoice({ value, onValueChange, ...field }: PreviewChoiceProps) {
  return (
    <Checkbox
      {...field}
      label="Allow preview card when sharing invite"
      hint="Chats then show your allegation below the link. Without it they only say that somebody is summoned."
      checked={value}
      onCheckedChange={onValueChange}
    />
  );
}
