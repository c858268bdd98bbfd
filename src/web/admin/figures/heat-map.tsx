import { type HeatStep, heatScale, heatStep } from "#core/figures/heat-scale.ts";
import { weekdays } from "#core/figures/open-days.ts";
import type { Figures } from "#core/figures/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";

type Slot = Figures["occupancy"][number];

const texts = words.desk.figures.occupancy;

/** How full the hours of each weekday were: a table whose cells are the darker the fuller, between the emptiest and the fullest. */
export function HeatMap({ occupancy }: { occupancy: Figures["occupancy"] }) {
  const slotAt = new Map(occupancy.map((slot) => [`${slot.weekday} ${slot.time}`, slot]));
  const open = occupancy.filter(({ seats }) => seats > 0);
  const scale = heatScale(open.map(percentOf));
  return (
    <section className="card figure figure-wide plot-and-table">
      <div>
        <h2>{takenWords(open)}</h2>
        <p className="quiet">{texts.meaning}</p>
        <table className="heat" aria-label={texts.title}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{texts.hour}</span>
              </th>
              {weekdays.map((weekday) => (
                <th scope="col" key={weekday}>
                  <abbr title={texts.weekdays[weekday]}>{texts.weekdays[weekday].slice(0, 3)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slotTimes.map((time) => (
              <tr key={time}>
                <th scope="row">{shortHour(time)}</th>
                {weekdays.map((weekday) => (
                  <HeatCell key={weekday} slot={slotAt.get(`${weekday} ${time}`)} scale={scale} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <HeatLegend scale={scale} />
      </div>
      <HoursTable occupancy={occupancy} />
    </section>
  );
}

/** "07:00 AM" → "7 AM". */
function shortHour(time: string): string {
  return time.replace(/^0/, "").replace(":00", "");
}

/** The hours of all weekdays together. */
function HoursTable({ occupancy }: { occupancy: Figures["occupancy"] }) {
  const hours = slotTimes.map((time) => {
    const slots = occupancy.filter((slot) => slot.time === time);
    const sum = (what: "taken" | "seats") => slots.reduce((all, slot) => all + slot[what], 0);
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
          {hours.map(({ time, taken, seats }) => (
            <tr key={time}>
              <th scope="row">{shortHour(time)}</th>
              <td>{seats}</td>
              <td>
                <b>{taken}</b>
              </td>
              <td>{seats > 0 && `${percentOf({ taken, seats })}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeatCell({ slot, scale }: { slot: Slot | undefined; scale: HeatStep[] }) {
  if (!slot || slot.seats === 0) {
    return <td className="heat-closed">{slot?.taken || <span className="sr">{texts.closed}</span>}</td>;
  }
  const percent = percentOf(slot);
  return (
    <td className={`heat-${heatStep(scale, percent)}`} title={texts.seats(slot.taken, slot.seats)}>
      {`${percent}%`}
    </td>
  );
}

/** More are taken than there are where the lab has fewer seats an hour than it had. */
function percentOf({ taken, seats }: Pick<Slot, "taken" | "seats">): number {
  return Math.round(Math.min(1, taken / seats) * 100);
}

function takenWords(open: Slot[]): string {
  const most = Math.max(0, ...open.map(percentOf));
  const sum = (what: "taken" | "seats") => open.reduce((all, slot) => all + slot[what], 0);
  return most === 0 ? texts.empty : texts.taken(percentOf({ taken: sum("taken"), seats: sum("seats") }), most);
}

/** Which colour stands for how many seats of a hundred. */
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
