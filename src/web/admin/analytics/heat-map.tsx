import { createHeatScale, findHeatStep, type HeatStep } from "#core/analytics/heat-scale.ts";
import { OPEN_WEEKDAYS } from "#core/analytics/open-days.ts";
import type { Analytics } from "#core/analytics/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";
import { NumberCell, NumberTable, RowName } from "#web/admin/components/number-table.tsx";
import { ChartAndTable, ChartHead } from "./chart-and-table.tsx";

type OccupancySlot = Analytics["occupancy"][number];

const texts = words.admin.analytics.occupancy;

const hourClass = "w-14 p-0.5 pr-2 text-right font-medium whitespace-nowrap text-quiet";
const cellClass = "h-7 rounded-sm text-center";
/** From the emptiest to the fullest. */
const stepClasses = [
  "bg-heat-0",
  "bg-heat-1",
  "bg-heat-2",
  "bg-heat-3",
  "bg-heat-4 text-on-action",
  "bg-heat-5 text-on-action font-semibold",
] as const;
const legendItemClass = "flex items-center gap-1.5";
const swatchClass = "h-3.5 w-6 rounded-sm border border-line";

/** Occupancy by weekday and slot. Cells are shaded from the emptiest to the fullest slot. */
export function HeatMap({ occupancy }: { occupancy: Analytics["occupancy"] }) {
  const slotByKey = new Map(occupancy.map((slot) => [`${slot.weekday} ${slot.time}`, slot]));
  const open = occupancy.filter(({ seats }) => seats > 0);
  const scale = createHeatScale(open.map(getOccupancyPercent));
  return (
    <ChartAndTable
      table={<OccupancyTable occupancy={occupancy} />}
      chart={
        <>
          <ChartHead heading={formatOccupancy(open)} title={texts.meaning} />
          <table
            className="w-full table-fixed border-separate border-spacing-0.5 text-xs @max-md/work:text-sm"
            aria-label={texts.title}
          >
            <thead>
              <tr>
                <th scope="col" className={hourClass}>
                  <span className="sr-only">{texts.hour}</span>
                </th>
                {OPEN_WEEKDAYS.map((weekday) => (
                  <th scope="col" key={weekday} className="p-0.5 font-medium text-quiet">
                    <abbr className="no-underline" title={texts.weekdays[weekday]}>
                      {texts.weekdays[weekday].slice(0, 3)}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {slotTimes.map((time) => (
                <tr key={time}>
                  <th scope="row" className={hourClass}>
                    {formatSlotHour(time)}
                  </th>
                  {OPEN_WEEKDAYS.map((weekday) => (
                    <HeatCell key={weekday} slot={slotByKey.get(`${weekday} ${time}`)} scale={scale} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <HeatLegend scale={scale} />
        </>
      }
    />
  );
}

/** "07:00 AM" → "7 AM". */
function formatSlotHour(time: string): string {
  return time.replace(/^0/, "").replace(":00", "");
}

/** Occupancy by slot, over all weekdays. */
function OccupancyTable({ occupancy }: { occupancy: Analytics["occupancy"] }) {
  const rows = slotTimes.map((time) => {
    const slots = occupancy.filter((slot) => slot.time === time);
    const sum = (field: "taken" | "seats") => slots.reduce((all, slot) => all + slot[field], 0);
    return { time, taken: sum("taken"), seats: sum("seats") };
  });
  return (
    <NumberTable
      caption={texts.byHour}
      columns={[texts.hour, texts.columns.seats, texts.columns.taken, texts.columns.share]}
    >
      {rows.map(({ time, taken, seats }) => (
        <tr key={time}>
          <RowName>{formatSlotHour(time)}</RowName>
          <NumberCell>{seats}</NumberCell>
          <NumberCell strong>{taken}</NumberCell>
          <NumberCell>{seats > 0 && `${getOccupancyPercent({ taken, seats })}%`}</NumberCell>
        </tr>
      ))}
    </NumberTable>
  );
}

function HeatCell({ slot, scale }: { slot: OccupancySlot | undefined; scale: HeatStep[] }) {
  if (!slot || slot.seats === 0) {
    return <td className={`${cellClass} hatched`}>{slot?.taken || <span className="sr-only">{texts.closed}</span>}</td>;
  }
  const percent = getOccupancyPercent(slot);
  return (
    <td
      className={`${cellClass} ${stepClasses[findHeatStep(scale, percent)]}`}
      title={texts.seats(slot.taken, slot.seats)}
    >
      {`${percent}%`}
    </td>
  );
}

/** Capped at 100: more seats can be taken than exist if the lab has lowered its capacity since. */
function getOccupancyPercent({ taken, seats }: Pick<OccupancySlot, "taken" | "seats">): number {
  return Math.round(Math.min(1, taken / seats) * 100);
}

function formatOccupancy(open: OccupancySlot[]): string {
  const maxPercent = Math.max(0, ...open.map(getOccupancyPercent));
  const sum = (field: "taken" | "seats") => open.reduce((all, slot) => all + slot[field], 0);
  return maxPercent === 0
    ? texts.empty
    : texts.taken(getOccupancyPercent({ taken: sum("taken"), seats: sum("seats") }), maxPercent);
}

/** Range of percentages for each colour. */
function HeatLegend({ scale }: { scale: HeatStep[] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-xs text-soft @max-md/work:text-sm">
      <span>{texts.legend}</span>
      <ul className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {scale.map(({ step, from, to }) => (
          <li key={step} className={legendItemClass}>
            <i className={`${swatchClass} ${stepClasses[step]}`} aria-hidden="true" />
            {texts.range(from, to)}
          </li>
        ))}
        <li className={legendItemClass}>
          <i className={`${swatchClass} hatched`} aria-hidden="true" />
          {texts.closed}
        </li>
      </ul>
    </div>
  );
}
