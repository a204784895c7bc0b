import { Icon, type IconProps } from "~/components/ui/icon";

export function ReactIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.267 2.08a10 10 0 1 0 8.653 8.653M15 10V9M16 5h6M16.472 15a6 6 0 0 1-8.943 0M19 2v6M9 10V9" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 6v6l4 2" />
    </Icon>
  );
}

export function DownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M19 12l-7 7-7-7" />
    </Icon>
  );
}
