import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

/** The shape of My Bookings below its heading: the tabs and two cards. */
export function BookingBones() {
  return (
    <Loading label={en.account.dashboard.loading} className="account-bones">
      <Bone as="field" />
      {[1, 2].map((card) => (
        <div key={card} className="card booking-card">
          <Bone as="title" width="long" />
          <Bone as="title" width="full" />
          <Bone as="line" width="half" />
          <Bone as="line" width="full" />
        </div>
      ))}
    </Loading>
  );
}
