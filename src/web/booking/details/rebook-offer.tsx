import { queryOptions, useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { Link } from "react-router";
import type { Booking } from "#core/bookings/response-schema.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { isAfterLatestSlot, type LatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import { parseSlotTime, type SlotTime } from "#core/slots/grid.ts";
import { suggestDays } from "#core/slots/suggest-days.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { daysQuery, slotsQuery } from "#web/booking/queries.ts";
import { formatDayTitle } from "#web/booking/slots/date-field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { formatLongDate } from "#web/lib/format-date.ts";
import { formatLatestSlot } from "#web/lib/format-latest-slot.ts";
import { nonBreaking } from "#web/lib/non-breaking.ts";
import { type Rebooking, useRebooking } from "./use-rebooking.ts";

type Props = {
  latest: LatestSlot | null;
  /** Called when a slot was chosen; all other steps are filled already. */
  onChosen: () => void;
};

const texts = words.rebook;

/** The time of an earlier booking on the next free days, soonest first, at one tap each; none is preselected. */
export function RebookOffer({ latest, onChosen }: Props) {
  const rebooking = useRebooking();
  if (rebooking.state === "none") return null;
  if (rebooking.state === "loading") return <OfferSkeleton />;
  if (rebooking.state !== "found") return <RebookError state={rebooking.state} />;
  return (
    <section className="form-section again-offer">
      <h2 className="block-title">{texts.title(rebooking.booking.patientName)}</h2>
      <SameSlotOffer booking={rebooking.booking} latest={latest} onChosen={onChosen} />
    </section>
  );
}

function SameSlotOffer({
  booking: { bookingDate, bookingTime, status },
  latest,
  onChosen,
}: Props & { booking: Booking }) {
  const { setValue, clearErrors } = useFormContext<FormFields>();
  const time = parseSlotTime(bookingTime);
  const isLate = time !== null && isAfterLatestSlot(time, latest);
  const days = useQuery(daysQuery());
  // An upcoming visit is not offered a second time.
  const likely = suggestDays(days.data ?? [], bookingDate, { fasts: latest !== null }).filter(
    (day) => day !== bookingDate || !isUpcoming(status),
  );
  const { data: free, isLoading } = useQuery(freeDaysQuery(likely, isLate ? null : time));
  if (isLate) return <p className="sm soft">{formatLatestSlot(latest)}</p>;
  if (days.isPending || isLoading) return <OfferSkeleton />;
  const choose = (date: string, chosen: SlotTime) => {
    clearErrors(["date", "time"]);
    setValue("date", date);
    setValue("time", chosen);
    onChosen();
  };
  if (time === null || !free?.length) return <p className="sm soft">{texts.none(bookingTime)}</p>;
  const [weekday = ""] = formatLongDate(bookingDate).split(",");
  return (
    <>
      <p className="sm soft">{texts.asBefore(weekday, time)}</p>
      <div className="again-hours">
        {free
          .slice(0, MAX_OFFERED)
          .toSorted()
          .map((date) => (
            <button key={date} className="btn btn-2" type="button" onClick={() => choose(date, time)}>
              <span>{words.booking.visit.offer(nonBreaking(formatDayTitle(date)), nonBreaking(time))}</span>{" "}
              <Icon name="chevron-right" small />
            </button>
          ))}
      </div>
    </>
  );
}

const MAX_OFFERED = 3;

/** On which of these days the slot is free. */
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

function RebookError({ state }: { state: Exclude<Rebooking["state"], "none" | "loading" | "found"> }) {
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
