import { useQuery } from "@tanstack/react-query";
import { groupBookings } from "#core/bookings/groups.ts";
import { bookingsOfPatientQuery } from "#web/account/queries.ts";
import { en } from "#web/texts/en.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { BookingBones } from "./booking-bones.tsx";
import { BookingTabs } from "./booking-tabs.tsx";
import { NoBookings } from "./no-bookings.tsx";

type Props = {
  /** Null where nobody of this phone is known any more. */
  patientId: number | null;
};

/** Spec §2 "My Bookings". */
export function MyBookings({ patientId }: Props) {
  const query = useQuery({ ...bookingsOfPatientQuery(patientId ?? 0), enabled: patientId !== null });
  const texts = en.account.dashboard;
  return (
    <section className="account-bookings" aria-labelledby="bookings">
      <h2 id="bookings">{texts.bookings}</h2>
      {patientId === null ? (
        <NoBookings />
      ) : (
        <QuerySection query={query} loading={<BookingBones />} failed={texts.failed}>
          {(bookings) => (bookings.length === 0 ? <NoBookings /> : <BookingTabs grouped={groupBookings(bookings)} />)}
        </QuerySection>
      )}
    </section>
  );
}
