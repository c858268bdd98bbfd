import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type Props = {
  items: readonly { key: string | number; title: ReactNode; content: ReactNode; isOpen?: boolean }[];
};

/** Questions, each with its answer below it; works without scripts, and what is closed is found by the browser's search. */
export function Accordion({ items }: Props) {
  return (
    <div className="border-t border-line-strong">
      {items.map(({ key, title, content, isOpen }) => (
        <details key={key} className="group border-b border-line-strong" open={isOpen}>
          <summary className="no-marker flex min-h-16 cursor-pointer items-center justify-between gap-4 py-4 text-lg leading-normal font-medium">
            {title}
            <Icon
              name="chevron-down"
              className="text-action transition-[rotate] duration-(--calm) group-open:rotate-180"
            />
          </summary>
          <div className="pr-10 pb-6 text-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
