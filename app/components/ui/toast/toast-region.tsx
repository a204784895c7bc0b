import * as RadixToast from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { isValidElement, useEffect, useRef } from "react";
import { dismissToast, type ShownToast } from "~/browser/toast";
import { useToastPlace } from "./use-toast-place";

/** Pixels to the right after which a toast is thrown away. */
const SWIPE_THRESHOLD_PX = 50;

/** The region that F8 focuses, and the one toast in it. */
export function ToastRegion({ toast }: { toast: ShownToast | null }) {
  const viewport = useRef<HTMLOListElement>(null);
  useToastPlace(viewport, toast?.id);
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toast !== null && <ToastCard key={toast.id} toast={toast} />}
      <RadixToast.Viewport
        ref={viewport}
        className="pointer-events-none fixed inset-x-4 top-4 z-50 mx-auto max-w-md list-none sm:top-auto sm:bottom-4 sm:me-0 lying:top-4 lying:bottom-auto"
      />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast: { id, title, description, tone, duration, drawn } }: { toast: ShownToast }) {
  const isError = tone === "error";
  const card = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (drawn === null) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !card.current?.contains(target)) dismissToast(id);
    };
    window.addEventListener("pointerdown", onPress);
    return () => window.removeEventListener("pointerdown", onPress);
  }, [id, drawn]);

  return (
    <RadixToast.Root
      ref={card}
      data-swipable
      type={isError ? "foreground" : "background"}
      duration={duration}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
      className={`pointer-events-auto flex w-full max-w-md animate-drop-in touch-none gap-3 rounded-uneven border-[2.5px] border-ink border-l-[10px] bg-panel py-3 pr-2 pl-4 shadow-hard data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${drawn === null && description === null ? "items-center" : "items-start"} ${isError ? "border-l-error" : "border-l-judge"}`}
    >
      {drawn !== null && (
        <div data-radix-toast-announce-exclude="" className="min-w-0 flex-1">
          {isValidElement(drawn) && drawn}
        </div>
      )}
      <div className={drawn === null ? "min-w-0 flex-1" : "sr-only"}>
        <RadixToast.Title className={`font-bold ${isError ? "text-error" : ""}`}>{title}</RadixToast.Title>
        {description !== null && <RadixToast.Description className="text-sm">{description}</RadixToast.Description>}
      </div>
      <RadixToast.Close className="grid size-11 shrink-0 place-items-center rounded-uneven" aria-label="Dismiss">
        <X aria-hidden className="size-5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
