import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Booking } from "#core/bookings/response-schema.ts";
import { isClosed, isUpcoming } from "#core/bookings/statuses.ts";
import type { BookingTube } from "#core/round/bench-schema.ts";
import { words } from "#texts";
import { accountKey, bookingTubesQuery } from "#web/account/queries.ts";
import { cx } from "#web/components/classes.ts";
import { TubeIcon } from "#web/components/tube-icon.tsx";
import { formatTubeTime } from "#web/lib/format-tube-time.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";

const texts = words.account.dashboard.tubes;

/** The patient compares a label while the phlebotomist writes it. */
const TUBES_POLL_MS = 2000;

/**
 * The tubes of a visit of today as they are labelled, large, and afterwards when each was drawn and received. Asks again
 * only while the visit is under way and the page is in sight.
 */
export function VisitTubes({ booking }: { booking: Pick<Booking, "id" | "status" | "bookingDate"> }) {
  const { id, status, bookingDate } = booking;
  const { day } = useLabClock();
  const toCome = isUpcoming(status);
  const isUnderWay = toCome && bookingDate === day;
  const { data: tubes = [] } = useQuery({
    ...bookingTubesQuery(id),
    enabled: isUnderWay || !(toCome || isClosed(booking)),
    refetchInterval: isUnderWay && TUBES_POLL_MS,
  });
  const isDrawn = tubes.length > 0 && tubes.every(({ collectedAt }) => collectedAt !== null);
  const isLarge = isUnderWay && !isDrawn;
  useRefreshWhenDrawn(isUnderWay && isDrawn);
  if (tubes.length === 0) return null;
  return (
    <section className="grid gap-2" aria-label={texts.heading}>
      <p className="text-sm">
        <b className="font-semibold">{texts.heading}</b>{" "}
        {isLarge && <span className="text-soft">{texts.compare}</span>}
      </p>
      <ul className={cx("flex flex-wrap", isLarge ? "gap-x-8 gap-y-3" : "gap-x-6 gap-y-2")}>
        {tubes.map((tube) => (
          <Tube key={`${tube.codeEnd} ${tube.labelledAt}`} tube={tube} isLarge={isLarge} />
        ))}
      </ul>
    </section>
  );
}

/** Once all tubes are drawn the booking has another status: the bookings are fetched again, which ends the polling. */
function useRefreshWhenDrawn(isDrawn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isDrawn) void client.invalidateQueries({ queryKey: accountKey });
  }, [client, isDrawn]);
}

function Tube({ tube, isLarge }: { tube: BookingTube; isLarge: boolean }) {
  const { codeEnd, kind } = tube;
  return (
    <li className="flex items-center gap-3">
      <TubeIcon kind={kind} size={isLarge ? "large" : "medium"} />
      <span className="leading-snug">
        <b className={cx("block font-semibold", isLarge && "text-3xl leading-tight")} translate="no">
          {texts.labelEnd(codeEnd)}
        </b>
        <span className="block text-sm">{words.tubeNames[kind]}</span>
        {!isLarge && <span className="block text-sm text-soft">{formatTimes(tube)}</span>}
      </span>
    </li>
  );
}

function formatTimes({ collectedAt, receivedAt, rejectedAt }: BookingTube): string {
  if (rejectedAt) return texts.rejected;
  if (!collectedAt) return "";
  const drawn = formatTubeTime(collectedAt);
  return receivedAt ? texts.received(drawn, formatTubeTime(receivedAt)) : texts.drawn(drawn);
}
