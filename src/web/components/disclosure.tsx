import type { ComponentProps, ReactNode } from "react";
import { cx } from "./classes.ts";
import { Icon } from "./icon.tsx";

type Props = ComponentProps<"details"> & {
  label: ReactNode;
  /** "error" for what is late or wrong. */
  tone?: "action" | "error";
};

/** Content collapsed under one line of text; works without scripts. */
export function Disclosure({ label, tone = "action", className, children, ...props }: Props) {
  return (
    <details className={cx("group", className)} {...props}>
      <summary
        className={cx(
          "no-marker flex min-h-target cursor-pointer items-center gap-1 text-sm font-medium",
          tone === "error" ? "text-error" : "text-action",
        )}
      >
        <span>{label}</span>
        <Icon name="chevron-down" small className="group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
