import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/schema.ts";
import { words } from "#texts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { LinesSkeleton } from "./detail-parts.tsx";
import { bookingTrailQuery } from "./queries.ts";
import { trailActor, trailSentence } from "./trail-words.ts";
import { UndoLast } from "./undo-last.tsx";

/** Who changed what, oldest first. */
export function History({ booking }: { booking: Booking }) {
  const query = useQuery(bookingTrailQuery(booking.id));
  const texts = words.desk.booking;
  return (
    <section>
      <h3>{texts.history}</h3>
      <QuerySection query={query} loading={<LinesSkeleton label={texts.loadingHistory} />} failed={texts.failedHistory}>
        {(trail) => (
          <>
            <ol className="trail">
              {trail.map((entry) => (
                <li key={entry.at + entry.action}>
                  {trailSentence(entry)}
                  <small>
                    {labMomentWords(entry.at)}, {trailActor(entry.actor)}
                  </small>
                </li>
              ))}
            </ol>
            <UndoLast booking={booking} trail={trail} />
          </>
        )}
      </QuerySection>
    </section>
  );
}
