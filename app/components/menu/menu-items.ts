import { Armchair, Flame, Hourglass, House, Scale } from "lucide-react";

/** The parts of the court, in the order of the menu. */
export const MENU_ITEMS = [
  { to: "/", label: "File a PettySuit", Icon: House },
  { to: "/procrastination", label: "Procrastination", Icon: Hourglass },
  { to: "/hot-topics", label: "Hot Topics", Icon: Flame },
  { to: "/my-courts", label: "All Courts & Battles", Icon: Scale },
  { to: "/join-in-app", label: "Join a Case", Icon: Armchair },
] as const;
