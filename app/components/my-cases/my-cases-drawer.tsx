import { type ComponentType, useState } from "react";
import { showToast } from "~/browser/toast";
import { Button, LinkButton } from "~/components/ui/button";
import { Drawer, type DrawerState } from "~/components/ui/dialog/drawer";
import { DRAWER_TRAVEL_PX } from "~/domain/drawer/edge-swipe";
import type { CreateSuitDialogProps } from "./create-suit-dialog";
import { JoinBox } from "./join-box";
import { ListedCases } from "./listed-cases";
import { NoCases } from "./no-cases";
import { useMyCases } from "./use-my-cases";

/** Everything that a person is a party to, the newest of it, and the ways into another case. */
export default function MyCasesDrawer({ open, onClose }: DrawerState) {
  const { swipes, courts, readAt, retry } = useMyCases(open);
  const { CreateSuitDialog, isCreating, create, stopCreating } = useCreateSuit();
  const isEmpty = [swipes, courts].every((listed) => listed.state === "listed" && listed.items.length === 0);
  return (
    <>
      <Drawer
        open={open}
        onClose={onClose}
        side="right"
        title="My Cases"
        travel={DRAWER_TRAVEL_PX}
        footer={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <div className="flex flex-wrap gap-2 *:flex-auto *:px-1.5 max-[22rem]:*:basis-[6rem]">
              {!isEmpty && (
                <Button look="judge" onClick={create}>
                  File a PettySuit
                </Button>
              )}
              <LinkButton to="/procrastination">Bring a Dilemma</LinkButton>
            </div>
            <LinkButton to="/my-courts" look="quiet">
              View All Courts & Battles
            </LinkButton>
          </div>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <JoinBox />
          {isEmpty ? (
            <NoCases>
              <Button look="judge" onClick={create}>
                File Your First PettySuit
              </Button>
            </NoCases>
          ) : (
            <>
              <ListedCases
                title="PettySwipe & Procrastination"
                listed={swipes}
                now={readAt}
                failure="Failed to fetch user petty suits"
                onRetry={retry}
              />
              <ListedCases
                title="Traditional Courts"
                listed={courts}
                now={readAt}
                failure="Failed to fetch user courtrooms"
                onRetry={retry}
              />
            </>
          )}
        </div>
      </Drawer>
      {CreateSuitDialog !== null && <CreateSuitDialog open={open && isCreating} onClose={stopCreating} />}
    </>
  );
}

/** The dialog that files a case, fetched when somebody wants it. It keeps what was typed. */
function useCreateSuit() {
  const [CreateSuitDialog, setDialog] = useState<ComponentType<CreateSuitDialogProps> | null>(null);
  const [isCreating, setCreating] = useState(false);

  async function create() {
    try {
      const loaded = await import("./create-suit-dialog");
      setDialog(() => loaded.CreateSuitDialog);
      setCreating(true);
    } catch {
      showToast({
        title: "Error",
        description: "The filing form could not be fetched. Check your connection and try again.",
        tone: "error",
      });
    }
  }

  return { CreateSuitDialog, isCreating, create, stopCreating: () => setCreating(false) };
}
