import { statusBadge } from "#core/bookings/statuses.ts";
import type { Figures, ItemFigure } from "#core/figures/schema.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { BarList, type ListedBar } from "./bar-list.tsx";
import { HeatMap } from "./heat-map.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { VisitsChart } from "./visits-chart.tsx";

/** The same days some whole weeks earlier; undefined until they are there, and where nobody was booked on them. */
export type Before = { figures: Figures; weeks: number } | undefined;

const texts = words.desk.figures;

/** A period as figures and pictures, against the days before it. */
export function FiguresView({ figures, before }: { figures: Figures; before: Before }) {
  const statuses = figures.statuses.map(({ status, bookings }) => ({
    name: statusBadge(status).label,
    count: bookings,
    before: before?.figures.statuses.find((one) => one.status === status)?.bookings ?? (before && 0),
  }));
  const money = figures.moneyKinds
    .filter(({ bookings }) => bookings > 0)
    .map(({ kind, bookings, amount }) => ({
      name: texts.money[kind].name,
      count: bookings,
      note: formatWholeRupees(fromWire(amount)),
      before: before?.figures.moneyKinds.find((one) => one.kind === kind)?.bookings,
    }));
  const owed = figures.moneyKinds.find(({ kind }) => kind === "owed")?.bookings ?? 0;
  return (
    <div className="figures">
      <KeyFigures figures={figures} before={before} />
      <VisitsChart days={figures.days} before={before} />
      <HeatMap occupancy={figures.occupancy} />
      <BarList
        title={texts.statuses}
        sentence={texts.declinedOf(declinedOf(figures), figures.bookings)}
        bars={statuses}
        weeks={before?.weeks}
      />
      <BarList
        title={texts.payments}
        sentence={texts.owedOf(owed, formatWholeRupees(fromWire(figures.money.owed)))}
        bars={money}
        weeks={before?.weeks}
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

function declinedOf({ statuses }: Figures): number {
  return statuses.find(({ status }) => status === "declined")?.bookings ?? 0;
}

type TopProps = {
  title: string;
  items: ItemFigure[];
  before: ItemFigure[] | undefined;
  weeks: number | undefined;
};

/** What was booked most; of what was not among the most before nobody knows how often it was. */
function TopItems({ title, items, before, weeks }: TopProps) {
  const bars: ListedBar[] = items.map(({ itemId, name, bookings, amount }) => ({
    name,
    count: bookings,
    note: formatWholeRupees(fromWire(amount)),
    before: before?.find((one) => one.itemId === itemId)?.bookings,
  }));
  const most = items[0]?.bookings ?? 0;
  const leading = items.filter(({ bookings }) => bookings === most);
  return (
    <BarList
      title={title}
      sentence={most > 0 ? texts.leads(leading[0]?.name ?? "", leading.length, most) : texts.none}
      bars={bars}
      weeks={weeks}
    />
  );
}
