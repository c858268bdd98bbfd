import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = { to: string; isShown: boolean; list?: string; children: ReactNode };

/** One of the views above a list, in a strip that may be longer than a phone is wide: the shown one is in sight. */
export function ViewChip({ to, isShown, list, children }: Props) {
  return (
    <Link
      className="view-chip"
      to={to}
      aria-current={isShown ? "true" : undefined}
      data-list={list}
      ref={isShown ? bringIntoSight : undefined}
    >
      {children}
    </Link>
  );
}

/** Moves the strip alone, never the page. */
function bringIntoSight(chip: HTMLAnchorElement | null): void {
  const strip = chip?.parentElement;
  if (!chip || !strip) return;
  const [place, room] = [chip.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (place.left < room.left || place.right > room.right)
    strip.scrollLeft += place.left - room.left - (room.width - place.width) / 2;
}
