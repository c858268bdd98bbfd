import { Link } from "react-router";
import { type BookingFilters, deskAddress } from "#web/admin/filters/filters.ts";
import { cursorOf, PAGE_ROWS } from "#web/admin/filters/list-path.ts";
import { en } from "#web/texts/en.ts";

type Props = {
  filters: BookingFilters;
  /** Rows on this page. */
  shown: number;
  /** The address of the page after this one. */
  next: string | null;
};

/** Which rows these are, and the ways to newer and older ones. */
export function Pager({ filters, shown, next }: Props) {
  const { before } = filters;
  const cursor = cursorOf(next);
  const first = before.length * PAGE_ROWS + 1;
  const texts = en.admin.list;
  const isOnlyPage = before.length === 0 && cursor === null;
  return (
    <nav className="pager" aria-label={texts.pages}>
      <span>{isOnlyPage || shown === 0 ? texts.count(shown) : texts.range(first, first + shown - 1)}</span>
      {!isOnlyPage && (
        <span className="row">
          <PagerLink to={before.length > 0 ? deskAddress({ ...filters, before: before.slice(0, -1) }) : null}>
            {texts.newer}
          </PagerLink>
          <PagerLink to={cursor === null ? null : deskAddress({ ...filters, before: [...before, cursor] })}>
            {texts.older}
          </PagerLink>
        </span>
      )}
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
        else window.scrollTo(0, 0);
      }}
    >
      {children}
    </Link>
  );
}
