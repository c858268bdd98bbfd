import { createHeatScale, findHeatStep, type HeatStep } from "#core/analytics/heat-scale.ts";
import { OPEN_WEEKDAYS } from "#core/analytics/open-days.ts";
import type { Analytics } from "#core/analytics/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";

type OccupancySlot = Analytics["occupancy"][number];

const texts = words.admin.analytics.occupancy;

/** Occupancy by weekday and slot. Cells are shaded from the emptiest to the fullest slot. */
export function HeatMap({ occupancy }: { occupancy: Analytics["occupancy"] }) {
  const slotByKey = new Map(occupancy.map((slot) => [`${slot.weekday} ${slot.time}`, slot]));
  const open = occupancy.filter(({ seats }) => seats > 0);
  const scale = createHeatScale(open.map(getOccupancyPercent));
  return (
    <section className="card figure figure-wide plot-and-table">
      <div>
        <h2>{formatOccupancy(open)}</h2>
        <p className="quiet">{texts.meaning}</p>
        <table className="heat" aria-label={texts.title}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{texts.hour}</span>
              </th>
              {OPEN_WEEKDAYS.map((weekday) => (
                <th scope="col" key={weekday}>
                  <abbr title={texts.weekdays[weekday]}>{texts.weekdays[weekday].slice(0, 3)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slotTimes.map((time) => (
              <tr key={time}>
                <th scope="row">{formatSlotHour(time)}</th>
                {OPEN_WEEKDAYS.map((weekday) => (
                  <HeatCell key={weekday} slot={slotByKey.get(`${weekday} ${time}`)} scale={scale} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <HeatLegend scale={scale} />
      </div>
      <OccupancyTable occupancy={occupancy} />
    </section>
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
    <div className="numbers">
      <table>
        <caption className="sr">{texts.byHour}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.hour}</th>
            <th scope="col">{texts.columns.seats}</th>
            <th scope="col">{texts.columns.taken}</th>
            <th scope="col">{texts.columns.share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, taken, seats }) => (
            <tr key={time}>
              <th scope="row">{formatSlotHour(time)}</th>
              <td>{seats}</td>
              <td>
                <b>{taken}</b>
              </td>
              <td>{seats > 0 && `${getOccupancyPercent({ taken, seats })}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeatCell({ slot, scale }: { slot: OccupancySlot | undefined; scale: HeatStep[] }) {
  if (!slot || slot.seats === 0) {
    return <td className="heat-closed">{slot?.taken || <span className="sr">{texts.closed}</span>}</td>;
  }
  const percent = getOccupancyPercent(slot);
  return (
    <td className={`heat-${findHeatStep(scale, percent)}`} title={texts.seats(slot.taken, slot.seats)}>
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
    <div className="heat-legend">
      <span>{texts.legend}</span>
      <ul>
        {scale.map(({ step, from, to }) => (
          <li key={step}>
            <i className={`heat-${step}`} aria-hidden="true" />
            {texts.range(from, to)}
          </li>
        ))}
        <li>
          <i className="heat-closed" aria-hidden="true" />
          {texts.closed}
        </li>
      </ul>
    </div>
  );
}
