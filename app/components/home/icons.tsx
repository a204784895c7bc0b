import { Icon, type IconProps } from "~/components/ui/icon";

export function ArrowIcon(props: IconProps) {
  return (
    <Icon isBold {...props}>
      <path d="M5 12h14M12 5l7 7-7 7" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon isBold {...props}>
      <path d="M20 6 9 17l-5-5" />
    </Icon>
  );
}
