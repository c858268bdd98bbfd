import { queryOptions, useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { Link } from "react-router";
import type { Booking } from "#core/bookings/schema.ts";
import { isToCome } from "#core/bookings/statuses.ts";
import { longDate } from "#core/calendar/day.ts";
import { isTooLate, type LatestHour } from "#core/catalogue/preparation/latest-hour.ts";
import { daysLike } from "#core/slots/days-like.ts";
import { type SlotTime, slotTimeOf } from "#core/slots/grid.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form.ts";
import { daysQuery, slotsQuery } from "#web/booking/queries.ts";
import { dayTitle } from "#web/booking/visit/date-field.tsx";
import { unbroken } from "#web/ui/cards/unbroken.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { type Again, useAgainBooking } from "./use-again-booking.ts";

type Props = {
  latest: LatestHour | null;
  /** An hour was pressed: the rest is known, and is checked next. */
  onChosen: () => void;
};

const texts = words.bookAgain;

/** The hour of an earlier booking on the next free days, the soonest first, each at one tap; nothing is chosen before it. */
export function AgainOffer({ latest, onChosen }: Props) {
  const again = useAgainBooking();
  if (again.state === "none") return null;
  if (again.state === "loading") return <OfferSkeleton />;
  if (again.state !== "found") return <Unknown state={again.state} />;
  return (
    <section className="block again-offer">
      <h2 className="block-title">{texts.title(again.booking.patientName)}</h2>
      <SameHour of={again.booking} latest={latest} onChosen={onChosen} />
    </section>
  );
}

function SameHour({ of: { bookingDate, bookingTime, status }, latest, onChosen }: Props & { of: Booking }) {
  const { setValue, clearErrors } = useFormContext<FormFields>();
  const time = slotTimeOf(bookingTime);
  const isLate = time !== null && isTooLate(time, latest);
  const days = useQuery(daysQuery());
  // A visit that is still to come is not offered a second time.
  const likely = daysLike(days.data ?? [], bookingDate, { fasts: latest !== null }).filter(
    (day) => day !== bookingDate || !isToCome(status),
  );
  const { data: free, isLoading } = useQuery(freeDaysQuery(likely, isLate ? null : time));
  if (isLate) return <p className="sm soft">{latest?.sentence}</p>;
  if (days.isPending || isLoading) return <OfferSkeleton />;
  const choose = (date: string, chosen: SlotTime) => {
    clearErrors(["date", "time"]);
    setValue("date", date);
    setValue("time", chosen);
    onChosen();
  };
  if (time === null || !free?.length) return <p className="sm soft">{texts.none(bookingTime)}</p>;
  const [weekday = ""] = longDate(bookingDate).split(",");
  return (
    <>
      <p className="sm soft">{texts.asBefore(weekday, time)}</p>
      <div className="again-hours">
        {free
          .slice(0, MOST_OFFERED)
          .toSorted()
          .map((date) => (
            <button key={date} className="btn btn-2" type="button" onClick={() => choose(date, time)}>
              <span>{words.booking.visit.offer(unbroken(dayTitle(date)), unbroken(time))}</span>{" "}
              <Icon name="chevron-right" small />
            </button>
          ))}
      </div>
    </>
  );
}

const MOST_OFFERED = 3;

/** On which of these days the hour is free. */
function freeDaysQuery(dates: readonly string[], time: SlotTime | null) {
  return queryOptions({
    queryKey: ["free days", time, ...dates],
    queryFn: async ({ client }) => {
      const days = await Promise.all(dates.map((date) => client.fetchQuery(slotsQuery(date))));
      return days
        .filter(({ slots }) => slots.some((slot) => slot.time === time && slot.state === "free"))
        .map(({ date }) => date);
    },
    enabled: time !== null && dates.length > 0,
    staleTime: 0,
  });
}

function Unknown({ state }: { state: Exclude<Again["state"], "none" | "loading" | "found"> }) {
  const sentences = { "signed-out": texts.signedOut, "not-found": texts.notFound, failed: texts.failed };
  return (
    <p className="booking-note earlier sm" role="status">
      <Icon name="info" small />
      <span>{sentences[state]}</span>
      {state === "signed-out" && (
        <Link className="btn btn-2 btn-s" to="/login">
          {texts.login}
        </Link>
      )}
    </p>
  );
}

function OfferSkeleton() {
  return (
    <Loading label={texts.loading} className="known-skeleton">
      <Skeleton as="title" width="half" />
      <Skeleton as="button" width="full" />
      <Skeleton as="button" width="full" />
    </Loading>
  );
}
