import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/response-schema.ts";
import { holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import type { BookingTube } from "#core/round/bench-schema.ts";
import { words } from "#texts";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { TubeIcon } from "#web/components/tube-icon.tsx";
import { formatTubeTime } from "#web/lib/format-tube-time.ts";
import { bookingTubesQuery } from "./queries.ts";

const texts = words.admin.sample.tubes;

/** The labelled tubes of a booking whose sample is collected, by the ends of their labels. */
export function BookingTubes({ booking: { id, status } }: { booking: Booking }) {
  const can = usePermissions();
  const isCollected = holdsSeat(status) && !isUpcoming(status);
  const { data: tubes = [] } = useQuery({ ...bookingTubesQuery(id), enabled: isCollected && can("read-tubes") });
  if (!isCollected || tubes.length === 0) return null;
  return (
    <PanelSection title={texts.heading}>
      <ul className="grid gap-2 @md/panel:grid-cols-2">
        {tubes.map((tube) => (
          <li key={`${tube.codeEnd} ${tube.labelledAt}`} className="flex items-center gap-3 leading-snug">
            <TubeIcon kind={tube.kind} />
            <span className="min-w-0">
              <b className="font-semibold" translate="no">
                {texts.end(tube.codeEnd)}
              </b>{" "}
              {words.tubeNames[tube.kind]}
              <span className="block text-xs text-soft">{formatTimes(tube)}</span>
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

function formatTimes({ collectedAt, receivedAt, rejectedAt }: BookingTube): string {
  if (rejectedAt) return texts.rejected;
  if (!collectedAt) return texts.labelled;
  const drawn = formatTubeTime(collectedAt);
  return receivedAt ? texts.received(drawn, formatTubeTime(receivedAt)) : texts.drawn(drawn);
}
