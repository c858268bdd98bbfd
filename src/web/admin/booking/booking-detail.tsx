import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { useLocation } from "react-router";
import { itemName, itemTypeLabel } from "#core/bookings/labels.ts";
import { isAtCentre } from "#core/bookings/places.ts";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { cappedCount, MOST_COUNTED_BOOKINGS } from "#core/desk/most-counted.ts";
import { isErased } from "#core/patients/erased.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { deskAddress, filtersOf, noFilters } from "#web/admin/bookings/filters.ts";
import { countsAsked, rowsOf } from "#web/admin/bookings/list-path.ts";
import { bookingCountsQuery } from "#web/admin/bookings/queries.ts";
import type { Neighbours } from "#web/admin/bookings/use-neighbours.ts";
import { AtDoor } from "#web/admin/changing/at-door.tsx";
import { ItemsPart } from "#web/admin/changing/items-part.tsx";
import { PatientPart } from "#web/admin/changing/patient-part.tsx";
import { PaymentPart } from "#web/admin/changing/payment-part.tsx";
import { VisitSection } from "#web/admin/changing/visit-section.tsx";
import { isSignInNeeded } from "#web/admin/gate/session.ts";
import { labToday } from "#web/admin/layout/lab-time.ts";
import { PanelTop, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { useCloseOnce } from "#web/admin/list/use-close-once.ts";
import { PatientNote } from "#web/admin/patients/patient-note.tsx";
import { personWords } from "#web/admin/patients/person-words.ts";
import { ApiError } from "#web/api-client.ts";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { DeleteBooking } from "./delete-booking.tsx";
import { DetailSkeleton, LinesSkeleton, MovedMeanwhile, Pair, Summary } from "./detail-parts.tsx";
import { History } from "./history.tsx";
import { Messages } from "./messages.tsx";
import { NextStepButton } from "./next-step-button.tsx";
import { ContactButtons } from "./patient-section.tsx";
import { bookingItemsQuery, bookingQuery } from "./queries.ts";
import { ReportSection } from "./report-section.tsx";
import { StatusSection } from "./status-section.tsx";

type Props = {
  /** The booking that the address opens. */
  id: number;
  /** Where the list stands without it. */
  listAddress: string;
  /** What the list already knows of it, to be shown until the booking itself is there. */
  inList: Booking | undefined;
  neighbours: Neighbours;
};

/** Stands at an address of its own, so that it can be linked and Back closes it. */
export default function BookingPanel({ id, listAddress, inList, neighbours }: Props) {
  const titleId = useId();
  const close = useCloseOnce(id, listAddress);
  return (
    <SidePanel labelledBy={`${titleId}-code ${titleId}`} onClose={close}>
      <BookingDetail key={id} id={id} titleId={titleId} inList={inList} neighbours={neighbours} onClose={close} />
    </SidePanel>
  );
}

type DetailProps = Omit<Props, "listAddress"> & { titleId: string; onClose: () => void };

/** Row 2.129: what the detail dialog holds. Who and what come first, then what is to be done. */
function BookingDetail({ id, titleId, inList, neighbours, onClose }: DetailProps) {
  const query = useQuery({ ...bookingQuery(id), placeholderData: () => inList });
  const items = useQuery(bookingItemsQuery(id));
  useTellFailure(query.error ?? items.error);
  const texts = words.desk.booking;
  return (
    <>
      <PanelTop
        onClose={onClose}
        ways={<Ways code={query.data?.code ?? ""} codeId={`${titleId}-code`} neighbours={neighbours} />}
      >
        <h2 id={titleId}>{query.data ? whoOf(query.data) : texts.title}</h2>
        {query.data && <Whereabouts booking={query.data} area={inList?.area} />}
      </PanelTop>
      <div className="beside-body">
        {query.error && isGone(query.error) ? (
          <section>
            <SectionError sentence={texts.gone} />
          </section>
        ) : (
          <QuerySection query={query} loading={<DetailSkeleton label={texts.loading} />} failed={texts.failed}>
            {(booking) => <Sections booking={booking} items={items} onDeleted={onClose} />}
          </QuerySection>
        )}
      </div>
    </>
  );
}

type SectionsProps = { booking: Booking; items: UseQueryResult<BookingItem[]>; onDeleted: () => void };

function Sections({ booking, items, onDeleted }: SectionsProps) {
  const may = useActs();
  const contact = may("write-to-patient") && !isErased(booking) && <ContactButtons booking={booking} />;
  return (
    <>
      <NextStepButton booking={booking} />
      <section>
        <MovedMeanwhile booking={booking} />
        <Summary booking={booking} />
      </section>
      <BookedItems booking={booking} query={items} />
      <VisitSection booking={booking} />
      <AtDoor booking={booking} />
      <StatusSection booking={booking} />
      {may("read-reports") && <ReportSection booking={booking} items={items} />}
      {may("read-messages") && <Messages bookingId={booking.id}>{contact}</Messages>}
      {may("read-history") && <History booking={booking} />}
      <PatientPart booking={booking} />
      {!isErased(booking) && <PatientNote patientId={booking.patientId} />}
      {may("delete-booking") && <DeleteBooking booking={booking} onDeleted={onDeleted} />}
    </>
  );
}

function whoOf(booking: Booking): string {
  return [booking.patientName, personWords(booking)].filter(Boolean).join(", ");
}

/** How to reach the patient, and where the visit is; an area that the address names is not said again. */
function Whereabouts({ booking, area }: { booking: Booking; area: string | null | undefined }) {
  const isNamed = area && booking.address.toLowerCase().includes(area.toLowerCase());
  const door = [booking.address, !isNamed && area].filter(Boolean).join(" · ");
  return (
    <p className="whereabouts">
      {!isErased(booking) && <a href={`tel:${booking.phone}`}>{formatPhone(booking.phone)}</a>}
      <span>{isAtCentre(booking) ? words.desk.atCentre : door}</span>
    </p>
  );
}

type WaysProps = { code: string; codeId: string; neighbours: Neighbours };

/** The booking's number, its place in the list, and the ways to the rows beside it. */
function Ways({ code, codeId, neighbours }: WaysProps) {
  const { above, below } = neighbours;
  const place = usePlace(neighbours);
  const texts = words.desk.booking;
  return (
    <>
      <span>
        <span id={codeId}>{code}</span>
        {/* Others may have booked since the server drew it. */}
        {place && <span suppressHydrationWarning>{` · ${place}`}</span>}
      </span>
      <button
        className="icon-btn"
        type="button"
        aria-keyshortcuts="k"
        aria-label={texts.above}
        disabled={!above}
        onClick={above}
      >
        <Icon name="chevron-up" />
      </button>
      <button
        className="icon-btn"
        type="button"
        aria-keyshortcuts="j"
        aria-label={texts.below}
        disabled={!below}
        onClick={below}
      >
        <Icon name="chevron-down" />
      </button>
    </>
  );
}

/** "51 of 118": the list of bookings shows a page of them and knows how many there are; other lists show all. */
function usePlace({ place, rows }: Neighbours): string {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const say = words.desk.booking.place;
  if (place === 0) return "";
  if (pathname !== deskAddress(noFilters)) return say(place, String(rows));
  const filters = filtersOf(new URLSearchParams(search));
  const counts = client.getQueryData(bookingCountsQuery(countsAsked(filters, labToday())).queryKey);
  const before = filters.before.length * rowsOf(filters);
  return counts ? say(before + place, cappedCount(counts.shown, MOST_COUNTED_BOOKINGS)) : "";
}

/** Row 8.23: 'Failed to fetch booking details'; the gate says that a session has ended, the panel that a booking is gone. */
function useTellFailure(failure: Error | null): void {
  useEffect(() => {
    if (!failure || isSignInNeeded(failure) || isGone(failure)) return;
    showToast({ title: words.desk.frame.error, text: words.desk.booking.failures.details, tone: "error" });
  }, [failure]);
}

function isGone(failure: Error): boolean {
  return failure instanceof ApiError && failure.status === 404;
}

function BookedItems({ booking, query }: { booking: Booking; query: UseQueryResult<BookingItem[]> }) {
  const texts = words.desk.booking;
  const isOneSum = query.data?.length === 1 && query.data[0]?.price === booking.totalAmount;
  return (
    <section>
      <h3>{texts.items}</h3>
      <QuerySection query={query} loading={<LinesSkeleton label={texts.loadingItems} />} failed={texts.failedItems}>
        {(items) => (
          <ul className="desk-items">
            {items.map((item) => (
              <li key={item.id}>
                <span>
                  {itemName(item)}
                  <br />
                  <span className="code">
                    {item.code} · {itemTypeLabel(item.itemType)}
                  </span>
                </span>
                <b>{formatWholeRupees(fromWire(item.price))}</b>
              </li>
            ))}
          </ul>
        )}
      </QuerySection>
      {!query.isPending && !isOneSum && (
        <dl className="booking-sum">
          <Pair name={texts.total}>{formatWholeRupees(fromWire(booking.totalAmount))}</Pair>
        </dl>
      )}
      {query.data && (
        <ItemsPart booking={booking} items={query.data}>
          <PaymentPart booking={booking} />
        </ItemsPart>
      )}
    </section>
  );
}
