import type { ReactNode } from "react";

/** A fact with its name, in a `dl.pairs`. */
export function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
