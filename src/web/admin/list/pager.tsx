import type { ReactNode } from "react";
import { Link } from "react-router";
import { words } from "#texts";
import { cursorOf } from "./address.ts";

type Props = {
  /** The cursors of the pages gone through; the shown one's last. */
  before: number[];
  /** Rows of a full page, and rows on this one. */
  pageRows: number;
  shown: number;
  /** The API's address of the page after this one. */
  next: string | null;
  addressOf: (before: number[]) => string;
  /** How many there are in all, in words, where that is known: "248 bookings". */
  total?: string | undefined;
  /** The order of the rows, told where no head tells it. */
  order?: string | undefined;
  /** What else is told of the list at its foot. */
  children?: ReactNode;
};

/** Which rows these are, and the ways to newer and older ones. */
export function Pager({ before, pageRows, shown, next, addressOf, total, order, children }: Props) {
  const cursor = cursorOf(next);
  const first = before.length * pageRows + 1;
  const texts = words.desk.list;
  const isOnlyPage = before.length === 0 && cursor === null;
  const range = texts.range(first, first + shown - 1);
  return (
    <nav className="pager" aria-label={texts.pages}>
      <span>{isOnlyPage || shown === 0 ? total : texts.rangeOf(range, total)}</span>
      {order && shown > 0 && <span className="pager-order">{order}</span>}
      {!isOnlyPage && (
        <span className="row">
          <PagerLink to={before.length > 0 ? addressOf(before.slice(0, -1)) : null}>{texts.newer}</PagerLink>
          <PagerLink to={cursor === null ? null : addressOf([...before, cursor])}>{texts.older}</PagerLink>
        </span>
      )}
      {children}
    </nav>
  );
}

/** At an end it stays where it is and leads nowhere, so that a keyboard's focus is not lost with it. */
function PagerLink({ to, children }: { to: string | null; children: string }) {
  return (
    <Link
      className="btn btn-2 btn-s"
      to={to ?? ""}
      aria-disabled={to === null}
      onClick={(event) => {
        if (to === null) event.preventDefault();
        else for (const part of [window, document.querySelector(".tbl-scroll, .desk-scroll")]) part?.scrollTo(0, 0);
      }}
    >
      {children}
    </Link>
  );
}
