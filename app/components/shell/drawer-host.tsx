import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { closeDrawer, type DrawerName, shownDrawer } from "~/browser/open-drawer";
import { showToast } from "~/browser/toast";
import type { DrawerState } from "~/components/ui/dialog/drawer";
import { useSharedValue } from "~/hooks/use-shared-value";
import { useEdgeSwipes } from "./use-edge-swipes";

type Drawer = ComponentType<DrawerState>;

const DRAWERS: Record<DrawerName, () => Promise<{ default: Drawer }>> = {
  cases: () => import("~/components/my-cases/my-cases-drawer"),
  profile: () => import("~/components/profile/profile-drawer"),
  menu: () => import("~/components/menu/menu-drawer"),
  notices: () => import("~/components/notice/notices-drawer"),
};

/** Somebody is about to open a drawer. */
export function fetchDrawer(name: DrawerName): void {
  DRAWERS[name]().catch(() => undefined);
}

/** Where drawers appear. Each is fetched when it is first wanted, and stays for what was typed into it. */
export function DrawerHost() {
  const name = useSharedValue(shownDrawer);
  const { key } = useLocation();
  const [fetched, setFetched] = useState<Partial<Record<DrawerName, Drawer>>>({});
  useEdgeSwipes();

  // A drawer belongs to the page that it was opened on, whichever way that is left.
  useEffect(() => (key === null ? undefined : closeDrawer), [key]);

  useEffect(() => {
    if (name === null) return;
    DRAWERS[name]().then(
      (drawer) => setFetched((others) => ({ ...others, [name]: drawer.default })),
      () => {
        closeDrawer();
        showToast({ title: "Error", description: "It could not be fetched. Check your connection.", tone: "error" });
      },
    );
  }, [name]);

  return Object.entries(fetched).map(([each, Drawer]) => (
    <Drawer key={each} open={each === name} onClose={closeDrawer} />
  ));
}
