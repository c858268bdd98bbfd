import { useQuery } from "@tanstack/react-query";
import type { Booking, Followed } from "#core/bookings/schema.ts";
import { holdsSeat, moneyOf } from "#core/bookings/statuses.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { labQuery, preparationQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/states/skeleton.tsx";

/** Of a declined visit: that nobody comes, and where the money is. */
export function CalledOff({ booking }: { booking: Booking }) {
  const { status, cancelReason, paymentStatus, totalAmount } = booking;
  if (holdsSeat(status)) return null;
  const texts = words.account.dashboard;
  return (
    <p className="visit-note">
      <b>{texts.calledOff}</b> {cancelReason && <span>{`${texts.whyCalledOff[cancelReason]} `}</span>}
      <span>{texts.money[moneyOf(paymentStatus)](formatWholeRupees(fromWire(totalAmount)))}</span>
    </p>
  );
}

/** Where the sample is taken, when nobody comes for it. */
export function AtCentre() {
  const address = useQuery(labQuery()).data?.address;
  return (
    <p className="visit-note visit-meal">
      <Icon name="map-pin" /> <span>{[words.account.dashboard.atCentre, address].filter(Boolean).join(", ")}</span>
    </p>
  );
}

type MealProps = { booking: Booking; items: Followed["items"] };

/** The first thing to know before a visit to come: when to eat for the last time. */
export function LastMeal({ booking: { bookingDate, bookingTime, createdAt }, items }: MealProps) {
  const { data, isPending } = useQuery(preparationQuery(items));
  const [first] = data ? howToPrepare(data, visitStart(bookingDate, bookingTime, createdAt)) : [];
  if (!isPending && !first) return null;
  return (
    <div className="visit-note visit-meal">
      <Icon name="utensils" /> {first ?? <Skeleton width="long" />}
    </div>
  );
}
