import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { to } from "#web/to.ts";

type ChipsProps = { label: string; children: ReactNode };

/** Ways to narrow a list, side by side; on a phone they are moved sideways, and the chosen one comes into sight. */
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
  /** The page that shows the list so; where scripts run, the list is narrowed in place. */
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
    <a className="chipb" href={to(path)} aria-current={isOn || undefined} onClick={choose}>
      {children} <b>{count}</b>
    </a>
  );
}
