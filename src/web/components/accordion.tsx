import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type ItemsProps = {
  items: readonly { key: string | number; title: ReactNode; content: ReactNode; isOpen?: boolean }[];
  /** At most one is open of those that share a name. */
  name?: string;
};

type Props = ItemsProps & {
  /** Below the items. */
  children?: ReactNode;
};

/** Questions, each with its answer below it; works without scripts, and what is closed is found by the browser's search. */
export function Accordion({ children, ...props }: Props) {
  return (
    <div className="border-t border-line-strong">
      <AccordionItems {...props} />
      {children}
    </div>
  );
}

/** The line that opens an answer. */
export const summaryClass =
  "no-marker flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 leading-normal font-medium md:min-h-16 md:text-lg";

/** More questions, inside of an `Accordion`. */
export function AccordionItems({ items, name }: ItemsProps) {
  return items.map(({ key, title, content, isOpen }) => (
    <details key={key} className="group border-b border-line-strong" name={name} open={isOpen}>
      <summary className={summaryClass}>
        {title}
        <Icon
          name="chevron-down"
          className="text-action transition-transform duration-(--calm) group-open:rotate-180"
        />
      </summary>
      <div className="pr-10 pb-6 text-soft">{content}</div>
    </details>
  ));
}
