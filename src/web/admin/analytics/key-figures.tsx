import type { Analytics } from "#core/analytics/schema.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { Stat, StatBox, statsClass } from "#web/admin/components/stat.tsx";
import { Card } from "#web/components/card.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import type { Comparison } from "./analytics-view.tsx";
import { wideChartClass } from "./chart-and-table.tsx";

const texts = words.admin.analytics;
export const analyticsGridClass = "grid gap-4 @xl/work:grid-cols-2 @2xl/work:grid-cols-4";
const moneySums = ["booked", "paid", "owed", "refunded", "toGiveBack"] as const;

/** Totals of the period, each with its meaning and the previous value. */
export function KeyFigures({ figures, before }: { figures: Analytics; before: Comparison }) {
  const sums = [
    { ...texts.money.bookings, sum: figures.bookings, previous: before?.figures.bookings, format: String },
    ...moneySums.map((name) => ({
      ...texts.money[name],
      sum: parseAmount(figures.money[name]),
      previous: before && parseAmount(before.figures.money[name]),
      format: formatWholeRupees,
    })),
  ];
  return (
    <dl className={`${statsClass} @xl/work:col-span-full`}>
      {sums.map(({ name, meaning, sum, previous, format }) => (
        <Stat
          key={name}
          name={name}
          value={format(sum)}
          was={previous === undefined ? undefined : texts.change(formatPercentChange(sum, previous), format(previous))}
          meaning={meaning}
        />
      ))}
    </dl>
  );
}

/** Returns the change in percent ("+10%"); empty if the previous value is 0. */
export function formatPercentChange(now: number, previous: number): string {
  if (previous === 0) return "";
  const percent = Math.round(((now - previous) / previous) * 100);
  return `${percent > 0 ? "+" : percent < 0 ? "−" : "±"}${Math.abs(percent)}%`;
}

/** The place of a plot, with room for its labels; at the right half the name of the last bar. */
export const plotClass = "relative mt-8 mr-4 mb-6 ml-8 h-50 border-b border-quiet";

const skeletonSums = [0, 1, 2, 3, 4, 5];

/** Placeholder in the shape of the figures. */
export function AnalyticsSkeleton() {
  return (
    <Loading label={texts.loading} className={analyticsGridClass}>
      <div className={`${statsClass} @xl/work:col-span-full`}>
        {skeletonSums.map((sum) => (
          <StatBox key={sum}>
            <Skeleton width="half" />
            <Skeleton as="price" width="long" />
            <Skeleton width="long" />
          </StatBox>
        ))}
      </div>
      <Card className={`min-w-0 p-4 ${wideChartClass}`}>
        <Skeleton as="title" width="half" />
        <div className={plotClass} />
      </Card>
    </Loading>
  );
}
