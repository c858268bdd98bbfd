import { Link, useNavigate } from "react-router";
import { formatCappedCount, MAX_COUNTED_BOOKINGS } from "#core/admin/count-limits.ts";
import type { BookingCounts } from "#core/admin/schema.ts";
import { bookingViews } from "#core/bookings/booking-filters.ts";
import { type Badge, bookingStatuses, paymentStatuses } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { DayField } from "#web/admin/components/day-field.tsx";
import type { SearchInput } from "#web/admin/components/search-box.tsx";
import { FilterControls, SearchBox } from "#web/admin/components/search-box.tsx";
import { ViewChip, ViewChips } from "#web/admin/components/view-chip.tsx";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { buttonClass } from "#web/components/button.tsx";
import { ChipCount } from "#web/components/chip.tsx";
import { FilterSelect } from "#web/components/forms/filter-select.tsx";
import { Icon } from "#web/components/icon.tsx";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";
import {
  type BookingsPageFilters,
  emptyFilters,
  getBookingsPath,
  parseBookingsFilters,
  parseOpenBookingId,
} from "./bookings-path.ts";

/** Link to a new booking for a caller. */
export function NewBookingLink() {
  if (!usePermissions()("create-staff-booking")) return null;
  return (
    <Link className={buttonClass({ look: "primary", size: "small" })} to="/admin/call" aria-keyshortcuts="n">
      <Icon name="plus" small />
      <span className="md:hidden" aria-hidden="true">
        {words.admin.frame.new}
      </span>{" "}
      <span className="max-md:sr-only">{words.admin.frame.newBooking}</span> <KeyHint isOnAction>n</KeyHint>
    </Link>
  );
}

type Props = {
  filters: BookingsPageFilters;
  search: SearchInput;
  onFound: (() => void) | undefined;
  resultCount: number | undefined;
};

/** Filters of the list; their state is in the address. */
export function BookingsTools({ filters, search, onFound, resultCount }: Props) {
  const navigate = useNavigate();
  // Reads the current address: the rendered one may be older.
  const narrow = (change: Partial<BookingsPageFilters>) => {
    const now = new URLSearchParams(window.location.search);
    return navigate(
      getBookingsPath({ ...parseBookingsFilters(now), before: [], ...change }, parseOpenBookingId(now) ?? undefined),
    );
  };
  const texts = words.admin.bookings.tools;
  const { from, to } = filters;
  return (
    <>
      <SearchBox
        search={search}
        label={texts.search}
        example={texts.example}
        onFound={onFound}
        resultCount={resultCount}
      />
      <FilterControls values={[from, to, filters.status, filters.payment]}>
        <DayField label={texts.from} day={from} max={to} onChoose={(day) => narrow({ from: day, today: false })} />
        <DayField label={texts.to} day={to} min={from} onChoose={(day) => narrow({ to: day, today: false })} />
        <StatusFilter
          label={texts.status}
          all={texts.allStatuses}
          values={bookingStatuses}
          badgeOf={getStatusBadge}
          chosen={filters.status}
          onChoose={(status) => narrow({ status, view: null })}
        />
        <StatusFilter
          label={texts.payment}
          all={texts.allPayments}
          values={paymentStatuses}
          badgeOf={getPaymentBadge}
          chosen={filters.payment}
          onChoose={(payment) => narrow({ payment, view: null })}
        />
      </FilterControls>
    </>
  );
}

type StatusFilterProps<T extends string> = {
  label: string;
  /** Label of the option without a filter. */
  all: string;
  values: readonly T[];
  badgeOf: (value: string) => Badge;
  chosen: T | null;
  onChoose: (value: T | null) => void;
};

function StatusFilter<T extends string>({ label, all, values, badgeOf, chosen, onChoose }: StatusFilterProps<T>) {
  return (
    <FilterSelect
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
    </FilterSelect>
  );
}

type ViewChipsProps = { filters: BookingsPageFilters; counts: BookingCounts | undefined };

/** Predefined views with their counts, which use the same conditions as the list. */
export function BookingsViews({ filters, counts }: ViewChipsProps) {
  return (
    <ViewChips label={words.admin.bookings.tools.show} strip>
      {views.map((view) => (
        <ViewChip
          key={view.name}
          to={getBookingsPath({ ...view.filters, search: filters.search })}
          isShown={isViewShown(view.filters, filters)}
        >
          {view.label} <ChipCount>{counts && formatCappedCount(counts[view.name], MAX_COUNTED_BOOKINGS)}</ChipCount>
        </ViewChip>
      ))}
    </ViewChips>
  );
}

type ViewOption = { name: Exclude<keyof BookingCounts, "shown">; label: string; filters: BookingsPageFilters };

const labels = words.admin.bookings.views;

/** The views staff need most. A view replaces the filters and keeps the search. */
const views: ViewOption[] = [
  { name: "today", label: labels.today, filters: { ...emptyFilters, today: true } },
  { name: "all", label: labels.all, filters: emptyFilters },
  ...bookingViews.map((view) => ({ name: view, label: labels[view], filters: { ...emptyFilters, view } })),
];

function isViewShown(shown: BookingsPageFilters, filters: BookingsPageFilters): boolean {
  const { today, from, to, view, status, payment } = filters;
  const isSameTime = shown.today === today && shown.from === from && shown.to === to;
  return isSameTime && shown.view === view && shown.status === status && shown.payment === payment;
}
