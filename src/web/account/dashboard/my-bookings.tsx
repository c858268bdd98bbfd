import { useQuery } from "@tanstack/react-query";
import { groupForDashboard } from "#core/bookings/dashboard-groups.ts";
import { words } from "#texts";
import { patientBookingsQuery } from "#web/account/queries.ts";
import { ButtonLink } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { tabListClass } from "#web/components/tabs.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { visitClass } from "./booking-card.tsx";
import { BookingTabs } from "./booking-tabs.tsx";

type Props = {
  /** Null where the phone no longer has a patient. */
  patientId: number | null;
  /** Whether the patient switch above shows other patients of this phone. */
  hasOthers: boolean;
};

/** A patient's bookings in tabs, or an invitation to book where there are none. */
export function MyBookings({ patientId, hasOthers }: Props) {
  const query = useQuery({ ...patientBookingsQuery(patientId ?? 0), enabled: patientId !== null });
  const texts = words.account.dashboard;
  const none = <NoBookings hasOthers={hasOthers} />;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="bookings">
      <h2 id="bookings" className="sr-only">
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
    <Card className="grid justify-items-center gap-3 overflow-hidden pb-8 text-center *:not-first:mx-5">
      <div className="unstitched mb-3 h-28 w-full bg-sunken">
        <PatternStrip motif="phul" isLong />
      </div>
      <h3>{texts.noneAtAll}</h3>
      <p className="max-w-sm text-soft">{hasOthers ? texts.others : texts.noneYet}</p>
      <ButtonLink look="primary" href={withBasePath("/book")}>
        {texts.bookFirst}
      </ButtonLink>
    </Card>
  );
}

/** Skeleton of My Bookings below its heading: the tabs and two cards. */
export function BookingsSkeleton() {
  return (
    <Loading label={words.account.dashboard.loading} className="grid gap-4">
      <div className={`${tabListClass} py-3.5`}>
        <Skeleton as="title" width="long" />
      </div>
      {[1, 2].map((card) => (
        <Card key={card} className={visitClass}>
          <div className="grid grid-cols-start gap-4">
            <span className="size-14 rounded-md bg-sunken" />
            <div className="grid content-start gap-2">
              <Skeleton as="title" width="long" />
              <Skeleton as="title" width="half" />
            </div>
          </div>
          <Skeleton as="price" width="long" />
          <Skeleton as="box" />
          <div className="pb-4">
            <Skeleton as="button" />
          </div>
        </Card>
      ))}
    </Loading>
  );
}
