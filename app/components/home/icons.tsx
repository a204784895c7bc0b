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

export function DieIcon(props: IconProps) {
  return (
    <Icon isBold {...props}>
      <rect x="3" y="3" width="18" height="18" rx="4" />
      <path d="M8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01" />
    </Icon>
  );
}
