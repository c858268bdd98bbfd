import { en } from "#web/texts/en.ts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

/** The shape of My Bookings below its heading: the tabs and two cards. */
export function BookingBones() {
  return (
    <Loading label={en.account.dashboard.loading} className="account-bones">
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
