import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { SwipeAway } from "./swipe-away";
import { useBackCloses } from "./use-back-closes";
import { useOpenerFocus } from "./use-opener-focus";

/** What a drawer is given by whatever opens it. */
export interface DrawerState {
  open: boolean;
  onClose: () => void;
}

interface DrawerProps extends DrawerState {
  side: "left" | "right";
  title: string;
  /** How far a finger pushes it towards its side until it closes, in CSS pixels. */
  travel: number;
  /** Stays in reach below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

const PLACES = { left: "left-0 [--side:-100%]", right: "right-0 [--side:100%]" } as const;
const EDGES = { left: "rounded-e-[1.25rem] border-e-[3px]", right: "rounded-s-[1.25rem] border-s-[3px]" } as const;

/** A sheet that comes in from a side of the window, in front of the page. Import it lazily, as every dialog. */
export function Drawer({ open, onClose, side, title, travel, footer, children }: DrawerProps) {
  const focus = useOpenerFocus();
  useBackCloses(open, onClose);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-backdrop data-[state=closed]:animate-fade-out" />
        <RadixDialog.Content
          {...focus}
          aria-describedby={undefined}
          className={`fixed inset-y-0 z-40 [container:dialog/size] w-[min(26rem,100vw-44px)] animate-slide-in focus:outline-none data-[state=closed]:animate-slide-out ${PLACES[side]}`}
        >
          <SwipeAway
            side={side}
            travel={travel}
            onAway={onClose}
            className={`flex h-full flex-col border-ink bg-paper cramped:overflow-y-auto ${EDGES[side]}`}
          >
            <header className="flex items-center justify-between gap-4 border-ink border-b-[3px] px-5 py-2">
              <RadixDialog.Title className="min-w-0 font-display text-[min(8vw,1.5rem)] leading-tight">
                {title}
              </RadixDialog.Title>
              <RadixDialog.Close className="-mr-2 grid size-11 shrink-0 place-items-center rounded-uneven">
                <X aria-hidden className="size-6" />
                <span className="sr-only">Close</span>
              </RadixDialog.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 cramped:flex-none cramped:overflow-visible">
              {children}
            </div>
            {footer !== undefined && (
              <footer className="border-ink border-t-[3px] px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
                {footer}
              </footer>
            )}
          </SwipeAway>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
