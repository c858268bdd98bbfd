import type { ReactNode } from "react";

/** A quiet word about a thing: its category, or with `action` that it is popular or recommended. */
export function Tag({ action = false, children }: { action?: boolean; children: ReactNode }) {
  return <span className={action ? "tag tag-action" : "tag"}>{children}</span>;
}
