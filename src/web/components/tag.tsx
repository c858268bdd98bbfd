import type { ReactNode } from "react";
import { cx } from "./classes.ts";

/** A small label: a category, or with `action` that an item is popular or recommended. */
export function Tag({ action = false, children }: { action?: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        "tag inline-flex min-h-6 items-center rounded-sm px-2 py-px text-xs font-medium wrap-normal",
        action ? "tag-action bg-action-soft text-action-hover" : "bg-sunken text-soft",
      )}
    >
      {children}
    </span>
  );
}
