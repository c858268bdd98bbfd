import type { ReactNode } from "react";
import { Link } from "react-router";
import { words } from "#texts";
import { buttonClass, disabledClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { parseCursor } from "./search-params.ts";

type Props = {
  /** Cursors of the visited pages, the current one last. */
  before: number[];
  /** Rows of a full page and of this one. */
  pageSize: number;
  rowCount: number;
  /** API URL of the next page. */
  next: string | null;
  getPath: (before: number[]) => string;
  /** Formatted total, if known: "248 bookings". */
  total?: string | undefined;
  /** Of the two links; by default newer and older rows. */
  labels?: { previous: string; next: string } | undefined;
  /** Sort order of the rows, if no column heading shows it. */
  order?: string | undefined;
  /** Additional notes. */
  children?: ReactNode;
};

const footClass =
  "flex min-h-10 flex-wrap items-center gap-x-5 gap-y-1 border-t border-line-strong bg-card px-edge py-0.5 text-xs text-soft";

/** Foot of a list that has one page. */
export function ListFoot({ children }: { children: ReactNode }) {
  return <div className={footClass}>{children}</div>;
}

/** Range of rows shown and links to the pages before and after. */
export function Pager({ before, pageSize, rowCount, next, getPath, total, order, labels, children }: Props) {
  const cursor = parseCursor(next);
  const firstRow = before.length * pageSize + 1;
  const texts = words.admin.list;
  const isOnlyPage = before.length === 0 && cursor === null;
  const range = texts.range(firstRow, firstRow + rowCount - 1);
  return (
    <nav className={footClass} aria-label={texts.pages}>
      <span>{isOnlyPage || rowCount === 0 ? total : texts.rangeOf(range, total)}</span>
      {order && rowCount > 0 && <span>{order}</span>}
      {!isOnlyPage && (
        <span className="flex gap-2">
          <PagerLink to={before.length > 0 ? getPath(before.slice(0, -1)) : null}>
            {labels?.previous ?? texts.newer}
          </PagerLink>
          <PagerLink to={cursor === null ? null : getPath([...before, cursor])}>
            {labels?.next ?? texts.older}
          </PagerLink>
        </span>
      )}
      {children}
    </nav>
  );
}

/** Stays in place, disabled, at the ends, so that it keeps the keyboard focus. */
function PagerLink({ to, children }: { to: string | null; children: string }) {
  return (
    <Link
      className={cx(buttonClass({ look: "quiet", size: "small" }), disabledClass)}
      to={to ?? ""}
      aria-disabled={to === null}
      onClick={(event) => {
        if (to === null) event.preventDefault();
        else for (const element of [window, document.querySelector("[data-scrolls]")]) element?.scrollTo(0, 0);
      }}
    >
      {children}
    </Link>
  );
}
