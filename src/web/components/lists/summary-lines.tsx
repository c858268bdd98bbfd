import type { ReactNode } from "react";
import { cx } from "#web/components/classes.ts";

/** Amounts at the right edge, each after its name; the last is usually a `SummaryTotal`. */
export function SummaryLines({ children }: { children: ReactNode }) {
  return <dl className="grid gap-2 text-sm">{children}</dl>;
}

type LineProps = { name: string; isSaving?: boolean; children: ReactNode };

/** A name and its value; savings stand out. */
export function SummaryLine({ name, isSaving = false, children }: LineProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-soft">{name}</dt>
      <dd className={cx("text-right wrap-normal", isSaving ? "font-semibold text-offer-text" : "font-medium")}>
        {children}
      </dd>
    </div>
  );
}

export function SummaryTotal({ name, children }: Omit<LineProps, "isSaving">) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line-strong pt-3">
      <dt className="text-base font-semibold">{name}</dt>
      <dd className="text-right text-2xl font-bold tracking-tight">{children}</dd>
    </div>
  );
}
