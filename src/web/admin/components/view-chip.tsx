import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#web/components/classes.ts";

type ViewChipsProps = {
  label: string;
  /** The first thing of the content or of a panel; without it, one of the tools in the toolbar. */
  strip?: boolean;
  children: ReactNode;
};

/** The views of a page in one row, which scrolls by itself. */
export function ViewChips({ label, strip = false, children }: ViewChipsProps) {
  return (
    <nav
      className={cx(
        "scroll-row flex min-w-0 items-center gap-1.5 max-lg:gap-0.5",
        strip
          ? "flex-none border-b border-line px-edge py-1.5"
          : "max-md:-mx-edge max-md:shrink-0 max-md:grow max-md:basis-full max-md:px-edge",
      )}
      aria-label={label}
      data-fades
    >
      {children}
    </nav>
  );
}

type Props = { to: string; isShown: boolean; list?: string; children: ReactNode };

/** A view; the current one is scrolled into sight. A count is a `ChipCount`. */
export function ViewChip({ to, isShown, list, children }: Props) {
  return (
    <Link
      className="inline-flex min-h-control flex-none items-center gap-1.5 rounded-md border border-transparent px-2.5 text-sm leading-none font-medium whitespace-nowrap text-soft no-underline hover:bg-sunken hover:text-ink current:border-action current:bg-selected current:font-semibold current:text-action-hover max-lg:px-2 @md/work:@max-lg/work:px-1.25 @md/work:@max-lg/work:text-xs"
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
