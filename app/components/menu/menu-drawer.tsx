import { NavLink } from "@remix-run/react";
import { Drawer, type DrawerState } from "~/components/ui/dialog/drawer";
import { DRAWER_TRAVEL_PX } from "~/domain/drawer/edge-swipe";
import { VERSION } from "~/version";
import { MENU_ITEMS } from "./menu-items";

/** The way to every part of the court. */
export default function MenuDrawer({ open, onClose }: DrawerState) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="left"
      title="Menu"
      travel={DRAWER_TRAVEL_PX}
      footer={<p className="text-ink-soft text-sm">v{VERSION}</p>}
    >
      <nav aria-label="Menu">
        <ul className="divide-y-2 divide-ink border-ink border-y-2">
          {MENU_ITEMS.map(({ to, label, Icon, isNewDocument }) => (
            <li key={to}>
              <NavLink
                to={to}
                reloadDocument={isNewDocument}
                className="flex min-h-14 items-center gap-3 rounded-uneven px-2 py-2 font-display text-[min(1.125rem,7cqw)] leading-tight hover:bg-paper-deep aria-[current=page]:bg-judge aria-[current=page]:text-on-color"
              >
                <Icon aria-hidden className="size-6 shrink-0" />
                <span className="min-w-0">{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
