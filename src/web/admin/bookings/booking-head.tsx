import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { formatCappedCount, MAX_COUNTED_BOOKINGS } from "#core/admin/count-limits.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { words } from "#texts";
import { bookingCountsQuery } from "#web/admin/bookings/queries.ts";
import type { Neighbours } from "#web/admin/bookings/use-neighbours.ts";
import { IconButton } from "#web/components/button.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { formatPerson } from "#web/lib/format-person.ts";
import { getLabToday } from "#web/lib/lab-clock.ts";
import { emptyFilters, getBookingsPath, parseBookingsFilters } from "./bookings-path.ts";
import { getPageSize, toCountsParams } from "./list-params.ts";

const texts = words.admin.booking;

type Props = {
  /** Undefined until loaded. */
  booking: Booking | undefined;
  titleId: string;
  codeId: string;
  neighbours: Neighbours;
  onClose: () => void;
};

/** Who it is: name, age and code; and the buttons that lead to the neighbouring rows and back to the list. */
export function BookingHead({ booking, titleId, codeId, neighbours, onClose }: Props) {
  const { openPrevious, openNext } = neighbours;
  const position = usePosition(neighbours);
  const person = booking && formatPerson(booking);
  return (
    <header className="flex flex-none flex-wrap items-center gap-x-4 border-b border-line px-4 py-2">
      <h2 id={titleId} className="min-w-0 flex-1 text-2xl tracking-snug wrap-anywhere max-md:basis-full">
        {booking?.patientName ?? texts.title}
        {person && <span className="text-lg font-normal text-soft">, {person}</span>}
      </h2>
      <div className="-mr-2 flex items-center gap-0.5 max-md:-order-1 max-md:w-full max-md:flex-wrap">
        {/* The list may have grown since the server rendered it. */}
        <span className="mr-2 text-xs text-quiet max-md:hidden" suppressHydrationWarning>
          {position}
        </span>
        <b id={codeId} className="text-xl font-semibold tracking-wide whitespace-nowrap max-md:mr-auto">
          {booking?.code}
        </b>
        {booking && <IconButton icon="copy" label={texts.copyCode} onClick={() => copyCode(booking.code)} />}
        <IconButton
          icon="chevron-up"
          label={texts.above}
          aria-keyshortcuts="k"
          disabled={!openPrevious}
          onClick={openPrevious}
        />
        <IconButton
          icon="chevron-down"
          label={texts.below}
          aria-keyshortcuts="j"
          disabled={!openNext}
          onClick={openNext}
        />
        <IconButton icon="x" label={words.close} aria-keyshortcuts="Escape" onClick={onClose} />
      </div>
    </header>
  );
}

/** Says so only if the browser has copied it. */
async function copyCode(code: string): Promise<void> {
  await navigator.clipboard?.writeText(code).then(
    () => showToast({ title: texts.codeCopied, text: code }),
    () => {},
  );
}

/** Returns "51 of 118". The list of bookings shows one page and knows the total; other lists show all rows. */
function usePosition({ position, rowCount }: Neighbours): string {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  if (position === 0) return "";
  if (pathname !== getBookingsPath(emptyFilters)) return texts.place(position, String(rowCount));
  const filters = parseBookingsFilters(new URLSearchParams(search));
  const counts = client.getQueryData(bookingCountsQuery(toCountsParams(filters, getLabToday())).queryKey);
  const before = filters.before.length * getPageSize(filters);
  return counts ? texts.place(before + position, formatCappedCount(counts.shown, MAX_COUNTED_BOOKINGS)) : "";
}
