import type { ReactNode } from "react";
import { cx } from "./classes.ts";

type Props = { look?: keyof typeof looks; children: ReactNode };

const looks = {
  plain: "bg-sunken text-soft",
  action: "bg-action-soft text-action-hover",
  "on-cloth": "inset-ring inset-ring-line-on-cloth",
} as const;

/** A small label: a category, or as an `action` that an item is popular or recommended. */
export function Tag({ look = "plain", children }: Props) {
  return (
    <span
      className={cx(
        "inline-flex min-h-6 items-center rounded-sm px-2 py-px text-xs font-medium wrap-normal forced-colors:border",
        looks[look],
      )}
    >
      {children}
    </span>
  );
}
