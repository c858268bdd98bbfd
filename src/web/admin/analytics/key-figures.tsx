import type { Analytics } from "#core/analytics/schema.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import type { Comparison } from "./analytics-view.tsx";

const texts = words.admin.analytics;
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
    <dl className="sums card">
      {sums.map(({ name, meaning, sum, previous, format }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{format(sum)}</b>
            {previous !== undefined && (
              <small className="sum-was">{texts.change(formatPercentChange(sum, previous), format(previous))}</small>
            )}
            <small>{meaning}</small>
          </dd>
        </div>
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

const skeletonSums = [0, 1, 2, 3, 4, 5];

/** Placeholder in the shape of the figures. */
export function AnalyticsSkeleton() {
  return (
    <Loading label={texts.loading} className="figures">
      <div className="sums card">
        {skeletonSums.map((sum) => (
          <div key={sum}>
            <Skeleton width="half" />
            <Skeleton as="price" width="long" />
            <Skeleton width="long" />
          </div>
        ))}
      </div>
      <div className="card figure figure-wide">
        <Skeleton as="title" width="half" />
        <div className="plot-space" />
      </div>
    </Loading>
  );
}
