import { useQuery } from "@tanstack/react-query";
import { groupBookings } from "#core/bookings/groups.ts";
import { words } from "#texts";
import { bookingsOfPatientQuery } from "#web/account/queries.ts";
import { to } from "#web/to.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { BookingTabs } from "./booking-tabs.tsx";

type Props = {
  /** Null where nobody of this phone is known any more. */
  patientId: number | null;
  /** Whether others of this phone have a name above. */
  hasOthers: boolean;
};

/** Row 2.153. */
export function MyBookings({ patientId, hasOthers }: Props) {
  const query = useQuery({ ...bookingsOfPatientQuery(patientId ?? 0), enabled: patientId !== null });
  const texts = words.account.dashboard;
  const none = <NoBookings hasOthers={hasOthers} />;
  return (
    <section className="account-bookings" aria-labelledby="bookings">
      <h2 id="bookings" className="sr">
        {texts.bookings}
      </h2>
      {patientId === null ? (
        none
      ) : (
        <QuerySection query={query} loading={<BookingsSkeleton />} failed={texts.failed}>
          {(bookings) => (bookings.length === 0 ? none : <BookingTabs grouped={groupBookings(bookings)} />)}
        </QuerySection>
      )}
    </section>
  );
}

/** Row 2.155: no bookings at all: the cloth is laid, and nothing is sewn. */
function NoBookings({ hasOthers }: Pick<Props, "hasOthers">) {
  const texts = words.account.dashboard;
  return (
    <div className="card account-none">
      <div className="unpicked">
        <Cloth motif="phul" isLong />
      </div>
      <h3>{texts.noneAtAll}</h3>
      <p>{hasOthers ? texts.others : texts.noneYet}</p>
      <a className="btn btn-1" href={to("/book")}>
        {texts.bookFirst}
      </a>
    </div>
  );
}

/** The shape of My Bookings below its heading: the tabs and two cards. */
export function BookingsSkeleton() {
  return (
    <Loading label={words.account.dashboard.loading} className="account-skeleton">
      <div className="tabs account-tabs">
        <Skeleton as="title" width="long" />
      </div>
      {[1, 2].map((card) => (
        <div key={card} className="card visit">
          <div className="visit-top">
            <span className="visit-swatch" />
            <div className="skeleton-lines">
              <Skeleton as="title" width="long" />
              <Skeleton as="title" width="half" />
            </div>
          </div>
          <Skeleton as="price" width="long" />
          <Skeleton as="box" />
          <div className="visit-foot">
            <Skeleton as="button" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
