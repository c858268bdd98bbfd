import type { ReactNode } from "react";
import { cx } from "#web/components/classes.ts";

/** The class of a `<dl>` or of its skeleton: numbers side by side with a hairline between them. */
export const statsClass =
  "grid grid-cols-2 gap-px overflow-clip rounded-lg border border-line bg-line @md:grid-cols-3 @xl:grid-cols-6";

type Props = {
  name: string;
  value: ReactNode;
  /** What it was before. */
  was?: string | undefined;
  meaning: string;
};

/** One number with its name, what it was before and what it means. */
export function Stat({ name, value, was, meaning }: Props) {
  return (
    <StatBox>
      <dt className="text-soft">{name}</dt>
      <dd>
        <b className="block text-2xl leading-tight font-bold tracking-tight">{value}</b>
        {was !== undefined && <small className={cx(note, "font-medium text-soft")}>{was}</small>}
        <small className={cx(note, "text-quiet")}>{meaning}</small>
      </dd>
    </StatBox>
  );
}

const note = "block text-xs leading-normal";

export function StatBox({ children }: { children: ReactNode }) {
  return <div className="grid content-start gap-0.5 bg-card px-4 py-3">{children}</div>;
}
