import type { Analytics, ItemTotal } from "#core/analytics/schema.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { getStatusBadge } from "#web/lib/format-status.ts";
import { type BarItem, BarList } from "./bar-list.tsx";
import { HeatMap } from "./heat-map.tsx";
import { analyticsGridClass, KeyFigures } from "./key-figures.tsx";
import { VisitsChart } from "./visits-chart.tsx";

/** The same number of days some whole weeks earlier. Undefined while loading and if it has no bookings. */
export type Comparison = { figures: Analytics; weeks: number } | undefined;

const texts = words.admin.analytics;

/** Charts and key figures of a period, compared with the previous one. */
export function AnalyticsView({ figures, before }: { figures: Analytics; before: Comparison }) {
  const statuses = figures.statuses.map(({ status, bookings }) => ({
    name: getStatusBadge(status).label,
    count: bookings,
    before: before?.figures.statuses.find((entry) => entry.status === status)?.bookings ?? (before && 0),
  }));
  const money = figures.moneyKinds
    .filter(({ bookings }) => bookings > 0)
    .map(({ kind, bookings, amount }) => ({
      name: texts.money[kind].name,
      count: bookings,
      note: formatWholeRupees(parseAmount(amount)),
      before: before?.figures.moneyKinds.find((entry) => entry.kind === kind)?.bookings,
    }));
  const owed = figures.moneyKinds.find(({ kind }) => kind === "owed")?.bookings ?? 0;
  return (
    <div className={analyticsGridClass}>
      <KeyFigures figures={figures} before={before} />
      <VisitsChart days={figures.days} before={before} />
      <HeatMap occupancy={figures.occupancy} />
      <BarList
        title={texts.statuses}
        heading={texts.declinedOf(countDeclined(figures), figures.bookings)}
        bars={statuses}
        weeksBefore={before?.weeks}
      />
      <BarList
        title={texts.payments}
        heading={texts.owedOf(owed, formatWholeRupees(parseAmount(figures.money.owed)))}
        bars={money}
        weeksBefore={before?.weeks}
      />
      <TopItems
        title={texts.topPackages}
        items={figures.topPackages}
        before={before?.figures.topPackages}
        weeks={before?.weeks}
      />
      <TopItems
        title={texts.topTests}
        items={figures.topTests}
        before={before?.figures.topTests}
        weeks={before?.weeks}
      />
    </div>
  );
}

function countDeclined({ statuses }: Analytics): number {
  return statuses.find(({ status }) => status === "declined")?.bookings ?? 0;
}

type TopProps = {
  title: string;
  items: ItemTotal[];
  before: ItemTotal[] | undefined;
  weeks: number | undefined;
};

/** Most booked items. The previous count is unknown for an item that was not in the previous top list. */
function TopItems({ title, items, before, weeks }: TopProps) {
  const bars: BarItem[] = items.map(({ itemId, name, bookings, amount }) => ({
    name,
    count: bookings,
    note: formatWholeRupees(parseAmount(amount)),
    before: before?.find((item) => item.itemId === itemId)?.bookings,
  }));
  const maxCount = items[0]?.bookings ?? 0;
  const leading = items.filter(({ bookings }) => bookings === maxCount);
  return (
    <BarList
      title={title}
      heading={maxCount > 0 ? texts.leads(leading[0]?.name ?? "", leading.length, maxCount) : texts.none}
      bars={bars}
      weeksBefore={weeks}
    />
  );
}
