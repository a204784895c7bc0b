import { Armchair, Gavel, Hourglass, House, ListOrdered, Scale } from "lucide-react";

/** The parts of the court, in the order of the menu. */
export const MENU_ITEMS = [
  { to: "/", label: "File a PettySuit", Icon: House },
  { to: "/procrastination", label: "Procrastination", Icon: Hourglass },
  { to: "/how-it-works", label: "How It Works", Icon: ListOrdered },
  { to: "/judges", label: "AI Judges", Icon: Gavel },
  { to: "/my-courts", label: "All Courts & Battles", Icon: Scale },
  { to: "/join-in-app", label: "Join a Case", Icon: Armchair },
] as const;
