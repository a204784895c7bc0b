import {
  Armchair,
  CircleUser,
  Download,
  Flame,
  Gavel,
  Gem,
  Hourglass,
  House,
  ListOrdered,
  LockKeyhole,
  type LucideIcon,
  Scale,
  ScrollText,
  ShoppingBag,
  UserPlus,
} from "lucide-react";

interface MenuItem {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** Fetched as a page of its own: the browser makes its offer to install the site once for each. */
  isNewDocument?: boolean;
}

/** The parts of the court, in the order of the menu. */
export const MENU_ITEMS: readonly MenuItem[] = [
  { to: "/", label: "File a PettySuit", Icon: House },
  { to: "/procrastination", label: "Procrastination", Icon: Hourglass },
  { to: "/hot-topics", label: "Hot Topics", Icon: Flame },
  { to: "/how-it-works", label: "How It Works", Icon: ListOrdered },
  { to: "/judges", label: "AI Judges", Icon: Gavel },
  { to: "/my-courts", label: "All Courts & Battles", Icon: Scale },
  { to: "/join-in-app", label: "Join a Case", Icon: Armchair },
  { to: "/profile", label: "Profile", Icon: CircleUser },
  { to: "/referral", label: "Refer a Friend", Icon: UserPlus },
  { to: "/shop", label: "Shop", Icon: ShoppingBag },
  { to: "/premium", label: "Premium", Icon: Gem },
  { to: "/download-app", label: "Download the App", Icon: Download, isNewDocument: true },
  { to: "/privacy", label: "Privacy", Icon: LockKeyhole },
  { to: "/terms", label: "Terms and Notice", Icon: ScrollText },
];
