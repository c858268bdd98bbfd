import { useQuery } from "@tanstack/react-query";
import { labMomentWords } from "#web/admin/lab-moment-words.ts";
import { bookingTrailQuery } from "#web/admin/queries.ts";
import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { trailActor, trailSentence } from "./trail-words.ts";

/** Who changed what, oldest first. */
export function History({ bookingId }: { bookingId: number }) {
  const query = useQuery(bookingTrailQuery(bookingId));
  const texts = en.admin.booking;
  const bones = (
    <Loading label={texts.loadingHistory} className="bones">
      <Bone width="long" />
      <Bone width="half" />
    </Loading>
  );
  return (
    <section>
      <h3>{texts.history}</h3>
      <QuerySection query={query} loading={bones} failed={texts.failedHistory}>
        {(trail) => (
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
        )}
      </QuerySection>
    </section>
  );
}
