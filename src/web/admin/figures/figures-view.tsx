import { statusBadge } from "#core/bookings/statuses.ts";
import type { Figures, ItemFigure } from "#core/figures/schema.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { HeatMap } from "./heat-map.tsx";
import { VisitsChart } from "./visits-chart.tsx";

/** A period as figures and pictures. */
export function FiguresView({ figures }: { figures: Figures }) {
  const texts = words.desk.figures;
  const statuses = figures.statuses.map(({ status, bookings }) => ({
    name: statusBadge(status).label,
    count: bookings,
  }));
  const money = figures.moneyKinds
    .filter(({ bookings }) => bookings > 0)
    .map(({ kind, bookings, amount }) => ({
      name: texts.money[kind].name,
      count: bookings,
      note: formatWholeRupees(fromWire(amount)),
    }));
  return (
    <div className="figures">
      <KeyFigures figures={figures} />
      <VisitsChart days={figures.days} />
      <BarList title={texts.statuses} empty={texts.none} bars={statuses} />
      <BarList title={texts.payments} empty={texts.none} bars={money} />
      <HeatMap occupancy={figures.occupancy} />
      <BarList title={texts.topPackages} empty={texts.none} bars={figures.topPackages.map(itemBar)} />
      <BarList title={texts.topTests} empty={texts.none} bars={figures.topTests.map(itemBar)} />
    </div>
  );
}

function itemBar({ name, bookings, amount }: ItemFigure) {
  return { name, count: bookings, note: formatWholeRupees(fromWire(amount)) };
}

/** The sums of the period, each with what it means. */
function KeyFigures({ figures: { bookings, money } }: { figures: Figures }) {
  const texts = words.desk.figures.money;
  const rupees = (amount: string) => formatWholeRupees(fromWire(amount));
  const sums = [
    { ...texts.bookings, sum: String(bookings) },
    { ...texts.booked, sum: rupees(money.booked) },
    { ...texts.paid, sum: rupees(money.paid) },
    { ...texts.owed, sum: rupees(money.owed) },
    { ...texts.refunded, sum: rupees(money.refunded) },
    { ...texts.toGiveBack, sum: rupees(money.toGiveBack) },
  ];
  return (
    <dl className="sums">
      {sums.map(({ name, meaning, sum }) => (
        <div className="card" key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{sum}</b>
            <small>{meaning}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sixCards = [0, 1, 2, 3, 4, 5];

/** The true shape of the figures before they are there. */
export function FiguresSkeleton() {
  return (
    <Loading label={words.desk.figures.loading} className="figures">
      <div className="sums">
        {sixCards.map((sum) => (
          <div className="card" key={sum}>
            <Skeleton width="half" />
            <Skeleton as="price" width="long" />
            <Skeleton width="long" />
          </div>
        ))}
      </div>
      <div className="card figure figure-wide">
        <Skeleton as="title" width="half" />
        <div className="columns" />
      </div>
    </Loading>
  );
}

type ListedBar = { name: string; count: number; note?: string };

type Props = { title: string; empty: string; bars: ListedBar[] };

/** Names with their counts, each underlined by a bar as long as its share of the greatest. */
function BarList({ title, empty, bars }: Props) {
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <section className="card figure">
      <h2>{title}</h2>
      {bars.length === 0 && <p className="quiet sm">{empty}</p>}
      <ol className="bar-list">
        {bars.map(({ name, count, note }) => (
          <li key={name}>
            <span className="bar-name">{name}</span>
            <span className="bar-count">
              {note && <span className="quiet">{note}</span>} <b>{count}</b>
            </span>
            <i className="bar-fill" style={{ width: `${(count / most) * 100}%` }} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </section>
  );
}
