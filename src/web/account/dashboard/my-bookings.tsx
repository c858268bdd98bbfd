import { useQuery } from "@tanstack/react-query";
import { groupForDashboard } from "#core/bookings/dashboard-groups.ts";
import { words } from "#texts";
import { patientBookingsQuery } from "#web/account/queries.ts";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { BookingTabs } from "./booking-tabs.tsx";

type Props = {
  /** Null where the phone no longer has a patient. */
  patientId: number | null;
  /** Whether the patient switch above shows other patients of this phone. */
  hasOthers: boolean;
};

export function MyBookings({ patientId, hasOthers }: Props) {
  const query = useQuery({ ...patientBookingsQuery(patientId ?? 0), enabled: patientId !== null });
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
          {(bookings) => (bookings.length === 0 ? none : <BookingTabs grouped={groupForDashboard(bookings)} />)}
        </QuerySection>
      )}
    </section>
  );
}

/** Empty state without any booking: the pattern is there, its motif unpicked. */
function NoBookings({ hasOthers }: Pick<Props, "hasOthers">) {
  const texts = words.account.dashboard;
  return (
    <div className="card account-none">
      <div className="unpicked">
        <PatternStrip motif="phul" isLong />
      </div>
      <h3>{texts.noneAtAll}</h3>
      <p>{hasOthers ? texts.others : texts.noneYet}</p>
      <a className="btn btn-1" href={withBasePath("/book")}>
        {texts.bookFirst}
      </a>
    </div>
  );
}

/** Skeleton of My Bookings below its heading: the tabs and two cards. */
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
