import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { ChipCount, ChipRow, chipClass } from "#web/components/chip.tsx";
import { withBasePath } from "#web/lib/base-path.ts";

type ChipsProps = { label: string; children: ReactNode };

/** Filters of a list, side by side; on a phone they scroll sideways, and the chosen one is scrolled into view. */
export function Chips({ label, children }: ChipsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (chosen && strip.current) strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 3;
  }, []);
  return (
    <nav aria-label={label}>
      <ChipRow className={stripClass} ref={strip}>
        {children}
      </ChipRow>
    </nav>
  );
}

/** The edge fades show that the chips continue; scrolled to their end, all chips are clear of them. */
const stripClass =
  "relative my-1 overscroll-x-contain lg:mr-0 lg:pr-16 lg:[mask:linear-gradient(to_left,transparent,#000_64px)]";

type ChipProps = {
  /** The path of the filtered list; with scripts the list is filtered in place. */
  path: string;
  count: number;
  isOn: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** A link that filters a list, with the number of its items; a plain click filters without loading the page. */
export function Chip({ path, count, isOn, onChoose, children }: ChipProps) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a className={chipClass} href={withBasePath(path)} aria-current={isOn || undefined} onClick={choose}>
      {children} <ChipCount>{count}</ChipCount>
    </a>
  );
}
