import type { ReactNode } from "react";

/** Names and their values, side by side: the facts of a panel. Money is a `SummaryLines`, figures are `Stat`s. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-1.5">{children}</dl>;
}

/** A name and its value in a `DetailList`. */
export function DetailItem({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="w-24 flex-none text-quiet">{name}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  );
}
