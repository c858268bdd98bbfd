import type { UseQueryResult } from "@tanstack/react-query";
import { getMinutesOverdue } from "#core/admin/report-deadline.ts";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { getTimelineStep, holdsSeat, isClosed, isUpcoming } from "#core/bookings/statuses.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { toItemKey } from "#web/admin/booking-edit/bookable-items.ts";
import { ItemsEditor } from "#web/admin/booking-edit/items-editor.tsx";
import type { FormState } from "#web/admin/booking-edit/use-form-state.ts";
import { formatDeadline } from "#web/admin/components/format-moment.ts";
import { StatusText } from "#web/admin/components/status-text.tsx";
import { formatExactDuration } from "#web/admin/day/format-visit.ts";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { formatItemName, formatItemType } from "#web/lib/format-item.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";
import type { ItemDeadlines } from "./use-item-deadlines.ts";

const texts = words.admin.booking;

type Props = {
  booking: Booking;
  query: UseQueryResult<BookingItem[]>;
  deadlines: ItemDeadlines;
  /** Whether the form that changes them is open. */
  form: FormState;
};

/** The booked tests and packages: price, state, and when the report is promised. */
export function BookingTests({ booking, query, deadlines, form }: Props) {
  return (
    <PanelSection>
      <ItemsEditor booking={booking} items={query.data} form={form}>
        <QuerySection query={query} loading={<LinesSkeleton label={texts.loadingItems} />} failed={texts.failedItems}>
          {(items) => (
            <ul className="grid divide-y divide-line">
              {items.map((item) => (
                <TestItem
                  key={item.id}
                  item={item}
                  status={booking.status}
                  deadline={isClosed(booking) ? undefined : deadlines.get(toItemKey(item))}
                />
              ))}
            </ul>
          )}
        </QuerySection>
      </ItemsEditor>
    </PanelSection>
  );
}

type TestItemProps = { item: BookingItem; status: string; deadline: Date | undefined };

function TestItem({ item, status, deadline }: TestItemProps) {
  const now = fromLabTime(useLabClock());
  const minutesOverdue = deadline ? getMinutesOverdue(deadline.toISOString(), now) : 0;
  const isOverdue = minutesOverdue > 0 && !isUpcoming(status);
  return (
    <li className="grid grid-cols-end gap-x-3 py-1.5 first:pt-0 last:pb-0">
      <span className="min-w-0">
        {formatItemName(item)}
        <span className="block text-xs text-quiet">
          {item.code} · {formatItemType(item.itemType)} · {formatWholeRupees(parseAmount(item.price))}
        </span>
      </span>
      <span className="text-right text-xs leading-snug text-quiet wrap-normal">
        {isOverdue ? (
          <StatusText
            badge={{
              look: "failed",
              icon: "clock",
              label: words.admin.worklists.over(formatExactDuration(minutesOverdue)),
            }}
          />
        ) : (
          deadline && <span className="block text-sm text-ink">{texts.steps.due(formatDeadline(deadline))}</span>
        )}
        <span className="block">{holdsSeat(status) ? texts.tests[getTimelineStep(status)] : texts.steps.notDone}</span>
      </span>
    </li>
  );
}
