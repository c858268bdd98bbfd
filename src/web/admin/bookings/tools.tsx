import { Link, useNavigate } from "react-router";
import { viewKindNames } from "#core/bookings/kinds.ts";
import { type Badge, bookingStatuses, paymentBadge, paymentStatuses, statusBadge } from "#core/bookings/statuses.ts";
import { cappedCount, MOST_COUNTED_BOOKINGS } from "#core/desk/most-counted.ts";
import type { BookingCounts } from "#core/desk/schema.ts";
import { words } from "#texts";
import { Key } from "#web/admin/layout/keys.tsx";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { DayField } from "#web/admin/list/day-field.tsx";
import type { TypedSearch } from "#web/admin/list/search-box.tsx";
import { Pulls, SearchBox } from "#web/admin/list/search-box.tsx";
import { ViewChip } from "#web/admin/list/view-chip.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type BookingFilters, deskAddress, filtersOf, noFilters, openBookingOf } from "./filters.ts";

/** The way to a booking for who calls. */
export function NewBooking() {
  if (!useActs()("book-for-caller")) return null;
  return (
    <Link className="btn btn-1 btn-s tools-new" to="/admin/call" aria-keyshortcuts="n">
      <Icon name="plus" small />
      <span className="new-short" aria-hidden="true">
        {words.desk.frame.new}
      </span>{" "}
      <span className="new-long">{words.desk.frame.newBooking}</span> <Key>n</Key>
    </Link>
  );
}

type Props = { filters: BookingFilters; search: TypedSearch; onFound: (() => void) | undefined };

/** What narrows the list; all of it stands in the address. */
export function Tools({ filters, search, onFound }: Props) {
  const navigate = useNavigate();
  // Of the address as it is now: what is drawn may still be that of the one before.
  const narrow = (change: Partial<BookingFilters>) => {
    const now = new URLSearchParams(window.location.search);
    return navigate(deskAddress({ ...filtersOf(now), before: [], ...change }, openBookingOf(now) ?? undefined));
  };
  const texts = words.desk.bookings.tools;
  const { from, to } = filters;
  return (
    <>
      <SearchBox search={search} label={texts.search} example={texts.example} onFound={onFound} />
      <Pulls>
        <DayField label={texts.from} day={from} max={to} onChoose={(day) => narrow({ from: day, today: false })} />
        <DayField label={texts.to} day={to} min={from} onChoose={(day) => narrow({ to: day, today: false })} />
        <StatusFilter
          label={texts.status}
          all={texts.allStatuses}
          values={bookingStatuses}
          badgeOf={statusBadge}
          chosen={filters.status}
          onChoose={(status) => narrow({ status, view: null })}
        />
        <StatusFilter
          label={texts.payment}
          all={texts.allPayments}
          values={paymentStatuses}
          badgeOf={paymentBadge}
          chosen={filters.payment}
          onChoose={(payment) => narrow({ payment, view: null })}
        />
      </Pulls>
    </>
  );
}

type FilterProps<T extends string> = {
  label: string;
  /** The word for no filter. */
  all: string;
  values: readonly T[];
  badgeOf: (value: string) => Badge;
  chosen: T | null;
  onChoose: (value: T | null) => void;
};

function StatusFilter<T extends string>({ label, all, values, badgeOf, chosen, onChoose }: FilterProps<T>) {
  return (
    <Select
      aria-label={label}
      value={chosen ?? ""}
      onChange={({ target }) => onChoose(values.find((value) => value === target.value) ?? null)}
    >
      <option value="">{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {badgeOf(value).label}
        </option>
      ))}
    </Select>
  );
}

type ChipsProps = { filters: BookingFilters; counts: BookingCounts | undefined };

/** Each tells how many its list holds, counted by the list's own conditions. */
export function ViewChips({ filters, counts }: ChipsProps) {
  return (
    <nav className="views" aria-label={words.desk.bookings.tools.show}>
      {views.map((view) => (
        <ViewChip
          key={view.name}
          to={deskAddress({ ...view.filters, search: filters.search })}
          isShown={isShown(view.filters, filters)}
        >
          {view.label} <b>{counts && cappedCount(counts[view.name], MOST_COUNTED_BOOKINGS)}</b>
        </ViewChip>
      ))}
    </nav>
  );
}

type View = { name: Exclude<keyof BookingCounts, "shown">; label: string; filters: BookingFilters };

const labels = words.desk.bookings.views;

/** The questions that the desk asks most, each one press away. A view replaces the filters and keeps the search. */
const views: View[] = [
  { name: "today", label: labels.today, filters: { ...noFilters, today: true } },
  { name: "all", label: labels.all, filters: noFilters },
  ...viewKindNames.map((view) => ({ name: view, label: labels[view], filters: { ...noFilters, view } })),
];

function isShown(shown: BookingFilters, filters: BookingFilters): boolean {
  const { today, from, to, view, status, payment } = filters;
  const isSameTime = shown.today === today && shown.from === from && shown.to === to;
  return isSameTime && shown.view === view && shown.status === status && shown.payment === payment;
}
