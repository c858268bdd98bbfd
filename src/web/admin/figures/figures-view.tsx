import { statusBadge } from "#core/bookings/statuses.ts";
import type { Figures, ItemFigure } from "#core/figures/schema.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { BarList } from "./charts/bar-list.tsx";
import { HeatMap } from "./charts/heat-map.tsx";
import { VisitsChart } from "./charts/visits-chart.tsx";
import { KeyFigures } from "./key-figures.tsx";

/** A period as figures and pictures. */
export function FiguresView({ figures }: { figures: Figures }) {
  const texts = en.desk.figures;
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
