import { Icon, type IconProps } from "~/components/ui/icon";

export function NoIcon(props: IconProps) {
  return (
    <Icon isBold {...props}>
      <path d="M18 6 6 18M6 6l12 12" />
    </Icon>
  );
}

export function HandIcon(props: IconProps) {
  return (
    <Icon isBold {...props}>
      <path d="M18 11V6a2 2 0 0 0-4 0M14 10V4a2 2 0 0 0-4 0v2M10 10.5V6a2 2 0 0 0-4 0v8" />
      <path d="M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15" />
    </Icon>
  );
}

export function YesIcon(props: IconProps) {
  return (
    <Icon isBold {...props}>
      <path d="M20 6 9 17l-5-5" />
    </Icon>
  );
}

export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />
    </Icon>
  );
}

export function SkipIcon(props: IconProps) {
  return (
    <Icon isBold {...props}>
      <path d="m5 5 8 7-8 7zM18 5v14" />
    </Icon>
  );
}

export function SaveIcon(props: IconProps) {
  return (
    <Icon isBold {...props}>
      <path d="M6 4h12v16l-6-5-6 5z" />
    </Icon>
  );
}
