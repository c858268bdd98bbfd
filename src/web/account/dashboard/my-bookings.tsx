import { useQuery } from "@tanstack/react-query";
import { groupBookings } from "#core/bookings/groups.ts";
import { words } from "#texts";
import { bookingsOfPatientQuery } from "#web/account/queries.ts";
import { to } from "#web/to.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { BookingTabs } from "./booking-tabs.tsx";

type Props = {
  /** Null where nobody of this phone is known any more. */
  patientId: number | null;
};

/** Row 2.153. */
export function MyBookings({ patientId }: Props) {
  const query = useQuery({ ...bookingsOfPatientQuery(patientId ?? 0), enabled: patientId !== null });
  const texts = words.account.dashboard;
  return (
    <section className="account-bookings" aria-labelledby="bookings">
      <h2 id="bookings">{texts.bookings}</h2>
      {patientId === null ? (
        <NoBookings />
      ) : (
        <QuerySection query={query} loading={<BookingsSkeleton />} failed={texts.failed}>
          {(bookings) => (bookings.length === 0 ? <NoBookings /> : <BookingTabs grouped={groupBookings(bookings)} />)}
        </QuerySection>
      )}
    </section>
  );
}

/** Row 2.155: no bookings at all. */
function NoBookings() {
  const texts = words.account.dashboard;
  return (
    <EmptyState title={texts.noneAtAll} motif="phul">
      <a className="btn btn-1" href={to("/book")}>
        {texts.bookFirst}
      </a>
    </EmptyState>
  );
}

/** The shape of My Bookings below its heading: the tabs and two cards. */
export function BookingsSkeleton() {
  return (
    <Loading label={words.account.dashboard.loading} className="account-skeleton">
      <Skeleton as="field" />
      {[1, 2].map((card) => (
        <div key={card} className="card booking-card">
          <Skeleton as="title" width="long" />
          <Skeleton as="title" width="full" />
          <Skeleton as="line" width="half" />
          <Skeleton as="line" width="full" />
        </div>
      ))}
    </Loading>
  );
}
