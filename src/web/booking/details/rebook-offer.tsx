import { queryOptions, useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { Link } from "react-router";
import type { Booking } from "#core/bookings/response-schema.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { isAfterLatestSlot, type LatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import { parseSlotTime, type SlotTime } from "#core/slots/grid.ts";
import { suggestDays } from "#core/slots/suggest-days.ts";
import { words } from "#texts";
import { StatusNote } from "#web/booking/booking-note.tsx";
import type { FormFields } from "#web/booking/form-fields.ts";
import { FormSection } from "#web/booking/form-section.tsx";
import { daysQuery, slotsQuery } from "#web/booking/queries.ts";
import { formatDayTitle } from "#web/booking/slots/date-field.tsx";
import { Button, buttonClass } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { formatLongDate } from "#web/lib/format-date.ts";
import { formatLatestSlot } from "#web/lib/format-latest-slot.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";
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
    <FormSection title={texts.title(rebooking.booking.patientName)}>
      <SameSlotOffer booking={rebooking.booking} latest={latest} onChosen={onChosen} />
    </FormSection>
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
  const tooLate = isLate && formatLatestSlot(latest);
  if (tooLate) {
    return (
      <p className="text-sm text-soft" lang={getTextLanguage(tooLate)}>
        {tooLate}
      </p>
    );
  }
  if (days.isPending || isLoading) return <OfferSkeleton />;
  const choose = (date: string, chosen: SlotTime) => {
    clearErrors(["date", "time"]);
    setValue("date", date);
    setValue("time", chosen);
    onChosen();
  };
  if (time === null || !free?.length)
    return <p className="text-sm text-soft">{texts.none(formatSlotTime(bookingTime))}</p>;
  const [weekday = ""] = formatLongDate(bookingDate).split(",");
  return (
    <>
      <p className="text-sm text-soft">{texts.asBefore(weekday, formatSlotTime(time))}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {free
          .slice(0, MAX_OFFERED)
          .toSorted()
          .map((date) => (
            <Button key={date} look="soft" onClick={() => choose(date, time)}>
              <span className="flex-1 text-start">
                {words.booking.visit.offer(nonBreaking(formatDayTitle(date)), nonBreaking(formatSlotTime(time)))}
              </span>{" "}
              <Icon name="chevron-right" small />
            </Button>
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
    <StatusNote icon="info" sentence={sentences[state]}>
      {state === "signed-out" && (
        <Link className={buttonClass({ size: "small" })} to="/login">
          {texts.login}
        </Link>
      )}
    </StatusNote>
  );
}

function OfferSkeleton() {
  return (
    <Loading label={texts.loading} className="grid gap-3">
      <Skeleton as="title" width="half" />
      <Skeleton as="button" width="full" />
      <Skeleton as="button" width="full" />
    </Loading>
  );
}
