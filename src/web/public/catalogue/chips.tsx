import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { withBasePath } from "#web/lib/base-path.ts";

type ChipsProps = { label: string; children: ReactNode };

/** Filters of a list, side by side; on a phone they scroll sideways, and the chosen one is scrolled into view. */
export function Chips({ label, children }: ChipsProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (chosen && strip.current) strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 3;
  }, []);
  return (
    <nav className="chips" aria-label={label} ref={strip}>
      {children}
    </nav>
  );
}

type ChipProps = {
  /** The path of the filtered list; with scripts the list is filtered in place. */
  path: string;
  count: number;
  isOn: boolean;
  onChoose: () => void;
  children: ReactNode;
};

export function Chip({ path, count, isOn, onChoose, children }: ChipProps) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a className="chipb" href={withBasePath(path)} aria-current={isOn || undefined} onClick={choose}>
      {children} <b>{count}</b>
    </a>
  );
}
