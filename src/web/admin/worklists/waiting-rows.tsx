import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { describeWork } from "./describe-work.ts";
import { worklistsQuery } from "./queries.ts";
import { getItemBooking, getItemKey, getWorklistRows, listWaitingItems } from "./worklists.ts";
import { getWorklistsPath } from "./worklists-path.ts";

const texts = words.admin.work;
const MAX_WAITING_ROWS = 3;

type Props = { openId: number; getPath: (id: number) => string };

/** What waits for the lab, few and in red, on top of a slim list; fetched after the page. */
export default function WaitingRows({ openId, getPath }: Props) {
  const { data } = useQuery(worklistsQuery());
  const now = fromLabTime(useLabClock(data?.at));
  const items = data ? listWaitingItems(getWorklistRows(data, now)) : [];
  if (items.length === 0) return null;
  const shown = items.slice(0, MAX_WAITING_ROWS);
  const more = items.length - shown.length;
  return (
    <section
      className="hidden flex-none border-b border-error bg-error-soft px-edge py-2 text-xs slim:block"
      aria-label={texts.waiting}
    >
      <h2 className="text-sm font-semibold text-error">{texts.waiting}</h2>
      <ul>
        {shown.map((item) => {
          const booking = getItemBooking(item);
          return (
            booking && (
              <li key={getItemKey(item)}>
                <DetailLink
                  className="flex min-h-control items-center justify-between gap-2 text-ink no-underline"
                  to={getPath(booking.id)}
                  aria-current={booking.id === openId ? "true" : undefined}
                  isAnyOpen
                >
                  <span className="min-w-0 truncate font-medium">{booking.patientName}</span>
                  <span className="flex-none font-semibold text-error">{describeWork(item, now).promise.title}</span>
                </DetailLink>
              </li>
            )
          );
        })}
      </ul>
      {more > 0 && <Link to={getWorklistsPath({})}>{texts.moreWaiting(more)}</Link>}
    </section>
  );
}
