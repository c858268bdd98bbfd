import type { ReactNode } from "react";

/** A small label: a category, or with `action` that an item is popular or recommended. */
export function Tag({ action = false, children }: { action?: boolean; children: ReactNode }) {
  return <span className={action ? "tag tag-action" : "tag"}>{children}</span>;
}
