import type { Figures } from "#core/figures/schema.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import type { Before } from "./figures-view.tsx";

const texts = words.desk.figures;
const rupeeSums = ["booked", "paid", "owed", "refunded", "toGiveBack"] as const;

/** The sums of the period, each with what it means and what it was before. */
export function KeyFigures({ figures, before }: { figures: Figures; before: Before }) {
  const sums = [
    { ...texts.money.bookings, sum: figures.bookings, was: before?.figures.bookings, written: String },
    ...rupeeSums.map((name) => ({
      ...texts.money[name],
      sum: fromWire(figures.money[name]),
      was: before && fromWire(before.figures.money[name]),
      written: formatWholeRupees,
    })),
  ];
  return (
    <dl className="sums card">
      {sums.map(({ name, meaning, sum, was, written }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{written(sum)}</b>
            {was !== undefined && (
              <small className="sum-was">{texts.change(changeWords(sum, was), written(was))}</small>
            )}
            <small>{meaning}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** In percent of what it was: "+10%"; nothing where there was nothing. */
export function changeWords(now: number, was: number): string {
  if (was === 0) return "";
  const percent = Math.round(((now - was) / was) * 100);
  return `${percent > 0 ? "+" : percent < 0 ? "−" : "±"}${Math.abs(percent)}%`;
}

const sixSums = [0, 1, 2, 3, 4, 5];

/** The true shape of the figures before they are there. */
export function FiguresSkeleton() {
  return (
    <Loading label={texts.loading} className="figures">
      <div className="sums card">
        {sixSums.map((sum) => (
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
