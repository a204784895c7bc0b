import { Icon, type IconProps } from "./icon";

/** Chance: something to start from. */
export function DieIcon(props: IconProps) {
  return (
    <Icon isBold {...props}>
      <rect x="3" y="3" width="18" height="18" rx="4" />
      <path d="M8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01" />
    </Icon>
  );
}
