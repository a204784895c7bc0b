import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentPropsWithRef } from "react";
import { forwardRef } from "react";

/**
 * `judge` is the one main action of a screen; `plain` stands beside it; `quiet` is a line of text that can be pressed;
 * `grave` is an action that nobody can take back.
 */
export type ButtonLook = "judge" | "plaintiff" | "defendant" | "plain" | "quiet" | "grave";
export type ButtonSize = "md" | "lg";

interface ButtonStyle {
  look?: ButtonLook;
  size?: ButtonSize;
}

const LOOKS: Record<ButtonLook, string> = {
  judge: "bg-judge text-on-color",
  plaintiff: "bg-plaintiff text-on-color",
  defendant: "bg-defendant text-on-color",
  plain: "bg-panel text-ink",
  grave: "bg-ink text-paper",
  quiet: "text-ink underline decoration-2 underline-offset-4 hover:decoration-[3px]",
};

const SIZES: Record<ButtonSize, string> = {
  md: "min-h-11 px-4 py-2 text-base",
  lg: "min-h-14 px-6 py-3 text-lg",
};

/** A pressed button sinks into its shadow. */
const PRESSABLE =
  "rounded-uneven border-[2.5px] border-ink shadow-hard transition-transform duration-150 motion-safe:pressable:hover:-translate-0.5 motion-safe:pressable:active:translate-1 pressable:active:shadow-none disabled:shadow-hard-sm aria-disabled:shadow-hard-sm";

/** The classes of a button, for elements that only look like one. */
export function buttonClass({ look = "plain", size = "md" }: ButtonStyle, extra = ""): string {
  const shape = look === "quiet" ? "min-h-11 rounded-uneven py-2" : `${PRESSABLE} ${SIZES[size]}`;
  return `inline-flex items-center justify-center gap-2 text-balance text-center font-bold leading-tight disabled:opacity-60 aria-disabled:opacity-60 ${shape} ${LOOKS[look]} ${extra}`;
}

type ButtonProps = ComponentPropsWithRef<"button"> & ButtonStyle;

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look, size, className, type = "button", ...rest },
  ref,
) {
  return <button ref={ref} type={type} className={buttonClass({ look, size }, className)} {...rest} />;
});

/** A way to another page, as a button. */
export function LinkButton({ look, size, className, ...rest }: LinkProps & ButtonStyle) {
  return <Link className={buttonClass({ look, size }, className)} {...rest} />;
}
