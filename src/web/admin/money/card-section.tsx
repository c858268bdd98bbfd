import { type ReactNode, useId } from "react";
import { Card } from "#web/components/card.tsx";

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** A card with a heading, and something at the end of its line. */
export function CardSection({ title, aside, children }: Props) {
  const titleId = useId();
  return (
    <Card as="section" className="min-w-0 overflow-clip" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-edge py-2.5">
        <h2 id={titleId} className="text-base tracking-snug">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
