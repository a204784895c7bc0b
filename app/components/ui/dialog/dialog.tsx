import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useBackCloses } from "./use-back-closes";
import { useOpenerFocus } from "./use-opener-focus";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One line below the title; read out with it. */
  description?: ReactNode;
  /** Stays in reach below what scrolls: the dialog's actions. */
  footer?: ReactNode;
  children: ReactNode;
  /** Called instead of the browser's own choice of where focus goes when the dialog opens. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Where the focus goes when the dialog closes and what opened it is gone. */
  returnFocusTo?: RefObject<HTMLElement>;
  className?: string;
}

/**
 * The actions alone are held on a phone lying down, unless they are very large, and what gets the focus comes to stand
 * above them.
 */
const LYING = {
  content: "lying:has-[>footer]:scroll-pb-24",
  footer: "bg-paper lying:[@container_dialog_(min-height:16rem)]:sticky lying:bottom-0 lying:z-10",
};

/**
 * A question in front of the page: a sheet from below on phones, a card in the middle on desktops. Import it lazily:
 * Radix is not for a first visit.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  children,
  onOpenAutoFocus,
  returnFocusTo,
  className = "sm:max-w-xl",
}: DialogProps) {
  const focus = useOpenerFocus(onOpenAutoFocus, returnFocusTo);
  useBackCloses(open, () => onOpenChange(false));

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 flex animate-fade-in [container:dialog/size] items-end justify-center bg-backdrop sm:items-center sm:p-6">
          <RadixDialog.Content
            {...focus}
            {...(description === undefined ? { "aria-describedby": undefined } : {})}
            className={`z-50 flex max-h-[92dvh] w-full min-w-0 animate-rise flex-col rounded-t-[1.25rem] border-[3px] border-ink border-b-0 bg-paper max-[20.375rem]:border-x-0 focus:outline-none cramped:overflow-y-auto sm:animate-drop-in sm:rounded-uneven-lg sm:border-b-[3px] sm:shadow-hard-lg ${LYING.content} ${className}`}
          >
            <header className="flex items-center justify-between gap-4 border-ink border-b-[3px] px-5 py-2.5 sm:px-6 sm:py-3">
              <div className="min-w-0">
                <RadixDialog.Title className="font-display text-[min(8vw,1.5rem)] leading-tight">
                  {title}
                </RadixDialog.Title>
                {description !== undefined && (
                  <RadixDialog.Description className="text-ink-soft text-sm">{description}</RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close className="-mr-2 grid size-11 shrink-0 place-items-center rounded-uneven">
                <X aria-hidden className="size-6" />
                <span className="sr-only">Close</span>
              </RadixDialog.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4 cramped:flex-none cramped:overflow-visible sm:px-6">
              {children}
            </div>
            {footer && (
              <footer
                className={`border-ink border-t-[3px] px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 ${LYING.footer}`}
              >
                {footer}
              </footer>
            )}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
