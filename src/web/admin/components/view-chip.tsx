import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = { to: string; isShown: boolean; list?: string; children: ReactNode };

/** A view in the strip above a list, which can be wider than a phone. The current view is scrolled into sight. */
export function ViewChip({ to, isShown, list, children }: Props) {
  return (
    <Link
      className="view-chip"
      to={to}
      aria-current={isShown ? "true" : undefined}
      data-list={list}
      ref={isShown ? scrollChipIntoView : undefined}
    >
      {children}
    </Link>
  );
}

/** Scrolls only the strip, never the page. */
function scrollChipIntoView(chip: HTMLAnchorElement | null): void {
  const strip = chip?.parentElement;
  if (!chip || !strip) return;
  const [chipBox, stripBox] = [chip.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (chipBox.left < stripBox.left || chipBox.right > stripBox.right)
    strip.scrollLeft += chipBox.left - stripBox.left - (stripBox.width - chipBox.width) / 2;
}
