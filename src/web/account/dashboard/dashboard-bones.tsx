import { BookingBones } from "#web/account/bookings/booking-bones.tsx";
import { en } from "#web/texts/en.ts";
import { Skeleton } from "#web/ui/states/skeleton.tsx";

/** The dashboard's shape until it is known who is here. */
export function DashboardBones() {
  const texts = en.account.dashboard;
  return (
    <div className="wrap account">
      <h1 className="sr">{texts.title}</h1>
      <noscript>
        <p>
          {texts.signIn} <a href="/login">{en.account.login.submit}</a>
        </p>
      </noscript>
      <div className="account-top" aria-hidden="true">
        <Skeleton as="price" width="half" />
      </div>
      <div className="account-two">
        <div className="card account-person" aria-hidden="true">
          <Skeleton as="title" width="half" />
          <Skeleton as="box" />
        </div>
        <section className="account-bookings">
          <Skeleton as="title" width="half" />
          <BookingBones />
        </section>
      </div>
    </div>
  );
}
