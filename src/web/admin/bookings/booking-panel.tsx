import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { useLocation } from "react-router";
import { formatCappedCount, MAX_COUNTED_BOOKINGS } from "#core/admin/count-limits.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { ItemsEditor } from "#web/admin/booking-edit/items-editor.tsx";
import { PatientEditor } from "#web/admin/booking-edit/patient-editor.tsx";
import { VisitMembers } from "#web/admin/booking-edit/visit-members.tsx";
import { VisitSection } from "#web/admin/booking-edit/visit-section.tsx";
import { bookingCountsQuery } from "#web/admin/bookings/queries.ts";
import type { Neighbours } from "#web/admin/bookings/use-neighbours.ts";
import { useCloseDetail } from "#web/admin/components/use-close-detail.ts";
import { PanelBody, PanelHeader, PanelSection, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { formatPerson } from "#web/admin/patients/format-person.ts";
import { PatientNoteSection } from "#web/admin/patients/patient-note-section.tsx";
import { MoneyBox } from "#web/admin/payments/money-box.tsx";
import { isSignInRequired } from "#web/admin/sign-in/session.ts";
import { IconButton } from "#web/components/button.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { isNotFound } from "#web/lib/error-status.ts";
import { formatItemName, formatItemType } from "#web/lib/format-item.ts";
import { getLabToday } from "#web/lib/lab-clock.ts";
import { BookingAuditLog } from "./booking-audit-log.tsx";
import { BookingMessages } from "./booking-messages.tsx";
import { bookingItemsQuery, bookingQuery } from "./booking-queries.ts";
import { BookingOverview, LinesSkeleton, MovedNotice, PanelSkeleton } from "./booking-summary.tsx";
import { emptyFilters, getBookingsPath, parseBookingsFilters } from "./bookings-path.ts";
import { DeleteBooking } from "./delete-booking.tsx";
import { getPageSize, toCountsParams } from "./list-params.ts";
import { NextStepButton } from "./next-step-button.tsx";
import { ContactButtons } from "./patient-section.tsx";
import { ReportSection } from "./report-section.tsx";
import { StatusSection } from "./status-section.tsx";

type Props = {
  /** Booking id in the address. */
  id: number;
  /** Address of the list without the panel. */
  listAddress: string;
  /** The booking as listed, shown until the full one is loaded. */
  inList: Booking | undefined;
  neighbours: Neighbours;
};

/** Details of a booking. Has its own address, so that it can be linked and Back closes it. */
export default function BookingPanel({ id, listAddress, inList, neighbours }: Props) {
  const titleId = useId();
  const close = useCloseDetail(id, listAddress);
  return (
    <SidePanel labelledBy={`${titleId}-code ${titleId}`} onClose={close}>
      <BookingDetail key={id} id={id} titleId={titleId} inList={inList} neighbours={neighbours} onClose={close} />
    </SidePanel>
  );
}

type DetailProps = Omit<Props, "listAddress"> & { titleId: string; onClose: () => void };

/** Patient and visit first, then the actions. */
function BookingDetail({ id, titleId, inList, neighbours, onClose }: DetailProps) {
  const query = useQuery({ ...bookingQuery(id), placeholderData: () => inList });
  const items = useQuery(bookingItemsQuery(id));
  useFailureToast(query.error ?? items.error);
  const texts = words.admin.booking;
  return (
    <>
      <PanelHeader
        title={query.data ? formatPatient(query.data) : texts.title}
        titleId={titleId}
        onClose={onClose}
        navigation={
          <PanelNavigation code={query.data?.code ?? ""} codeId={`${titleId}-code`} neighbours={neighbours} />
        }
      >
        {query.data && <ContactLine booking={query.data} area={inList?.area} />}
      </PanelHeader>
      <PanelBody>
        {query.error && isNotFound(query.error) ? (
          <PanelSection>
            <SectionError sentence={texts.gone} />
          </PanelSection>
        ) : (
          <QuerySection query={query} loading={<PanelSkeleton label={texts.loading} />} failed={texts.failed}>
            {(booking) => <BookingSections booking={booking} items={items} onDeleted={onClose} />}
          </QuerySection>
        )}
      </PanelBody>
    </>
  );
}

type SectionsProps = { booking: Booking; items: UseQueryResult<BookingItem[]>; onDeleted: () => void };

function BookingSections({ booking, items, onDeleted }: SectionsProps) {
  const can = usePermissions();
  const contact = can("contact-patient") && !isErased(booking) && <ContactButtons booking={booking} />;
  return (
    <>
      <NextStepButton booking={booking} />
      <PanelSection>
        <MovedNotice booking={booking} />
        <BookingOverview booking={booking} />
      </PanelSection>
      <BookedItems booking={booking} query={items} />
      <MoneyBox booking={booking} />
      <VisitSection booking={booking} />
      <VisitMembers booking={booking} />
      <StatusSection booking={booking} />
      {can("read-reports") && <ReportSection booking={booking} items={items} />}
      {can("read-messages") && <BookingMessages bookingId={booking.id}>{contact}</BookingMessages>}
      {can("read-booking-audit-log") && <BookingAuditLog booking={booking} />}
      <PatientEditor booking={booking} />
      {!isErased(booking) && <PatientNoteSection patientId={booking.patientId} />}
      {can("delete-booking") && <DeleteBooking booking={booking} onDeleted={onDeleted} />}
    </>
  );
}

function formatPatient(booking: Booking): string {
  return [booking.patientName, formatPerson(booking)].filter(Boolean).join(", ");
}

/** Contact and visit address; leaves out an area that the address already names. */
function ContactLine({ booking, area }: { booking: Booking; area: string | null | undefined }) {
  const isNamed = area && booking.address.toLowerCase().includes(area.toLowerCase());
  const door = [booking.address, !isNamed && area].filter(Boolean).join(" · ");
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-soft">
      {!isErased(booking) && <a href={`tel:${booking.phone}`}>{formatPhone(booking.phone)}</a>}
      <span>{isAtCentre(booking) ? words.admin.atCentre : door}</span>
    </p>
  );
}

type PanelNavigationProps = { code: string; codeId: string; neighbours: Neighbours };

/** Booking code, position in the list and links to the neighbouring rows. */
function PanelNavigation({ code, codeId, neighbours }: PanelNavigationProps) {
  const { openPrevious, openNext } = neighbours;
  const position = usePosition(neighbours);
  const texts = words.admin.booking;
  return (
    <>
      <span className="mr-auto text-xs text-quiet">
        <span id={codeId}>{code}</span>
        {/* The list may have grown since the server rendered it. */}
        {position && <span suppressHydrationWarning>{` · ${position}`}</span>}
      </span>
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
    </>
  );
}

/** Returns "51 of 118". The list of bookings shows one page and knows the total; other lists show all rows. */
function usePosition({ position, rowCount }: Neighbours): string {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const formatPosition = words.admin.booking.place;
  if (position === 0) return "";
  if (pathname !== getBookingsPath(emptyFilters)) return formatPosition(position, String(rowCount));
  const filters = parseBookingsFilters(new URLSearchParams(search));
  const counts = client.getQueryData(bookingCountsQuery(toCountsParams(filters, getLabToday())).queryKey);
  const before = filters.before.length * getPageSize(filters);
  return counts ? formatPosition(before + position, formatCappedCount(counts.shown, MAX_COUNTED_BOOKINGS)) : "";
}

/**
 * Toast 'Failed to fetch booking details'. An expired session is handled by the sign-in screen, a missing booking by
 * the panel.
 */
function useFailureToast(error: Error | null): void {
  useEffect(() => {
    if (!error || isSignInRequired(error) || isNotFound(error)) return;
    showToast({ title: words.admin.frame.error, text: words.admin.booking.failures.details, tone: "error" });
  }, [error]);
}

function BookedItems({ booking, query }: { booking: Booking; query: UseQueryResult<BookingItem[]> }) {
  const texts = words.admin.booking;
  return (
    <PanelSection title={texts.items}>
      <QuerySection query={query} loading={<LinesSkeleton label={texts.loadingItems} />} failed={texts.failedItems}>
        {(items) => (
          <ul className="grid gap-1">
            {items.map((item) => (
              <li className="grid grid-cols-end gap-x-3" key={item.id}>
                <span>
                  {formatItemName(item)}
                  <br />
                  <span className="text-xs text-quiet">
                    {item.code} · {formatItemType(item.itemType)}
                  </span>
                </span>
                <b className="font-semibold">{formatWholeRupees(parseAmount(item.price))}</b>
              </li>
            ))}
          </ul>
        )}
      </QuerySection>
      {query.data && <ItemsEditor booking={booking} items={query.data} />}
    </PanelSection>
  );
}
