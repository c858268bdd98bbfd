import type { ComponentProps, ReactNode } from "react";
import { cx } from "./classes.ts";

/** A row of chips: on a phone it scrolls by itself, to the edge of the screen. */
export function ChipRow({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cx(
        "scroll-row -mx-gutter flex gap-2 px-gutter py-0.75 scroll-px-gutter *:flex-none md:-ml-0.75 md:pl-0.75",
        className,
      )}
      {...props}
    />
  );
}

/** A chip, which is a link, a button or a label; chosen by `aria-current` or `aria-pressed`. A count is a `ChipCount`. */
export const chipClass =
  "inline-flex min-h-target cursor-pointer items-center gap-1.5 rounded-md border border-line-strong bg-card px-3 text-sm leading-none font-medium whitespace-nowrap text-soft no-underline current:border-action current:bg-selected current:text-action current:inset-ring current:inset-ring-action aria-pressed:border-action aria-pressed:bg-selected aria-pressed:text-action aria-pressed:inset-ring aria-pressed:inset-ring-action";

/** A count in a chip; it keeps its space until it is known. */
export function ChipCount({ children }: { children: ReactNode }) {
  return <b className="min-w-2 font-semibold text-ink">{children}</b>;
}
