import { weekdays } from "#core/figures/open-days.ts";
import type { Figures } from "#core/figures/schema.ts";
import { slotTimes } from "#core/slots/slot.ts";
import { en } from "#web/texts/en.ts";

type Slot = Figures["occupancy"][number];

/** How full the hours of each weekday were: a table whose cells are the darker the fuller. */
export function HeatMap({ occupancy }: { occupancy: Figures["occupancy"] }) {
  const slotAt = new Map(occupancy.map((slot) => [`${slot.weekday} ${slot.time}`, slot]));
  const texts = en.desk.figures.occupancy;
  return (
    <section className="card figure figure-wide">
      <h2 id="occupancy">{texts.title}</h2>
      <p className="quiet sm">{texts.meaning}</p>
      <div className="heat-scroll">
        <table className="heat" aria-labelledby="occupancy">
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
                <th scope="row">{time}</th>
                {weekdays.map((weekday) => (
                  <HeatCell key={weekday} slot={slotAt.get(`${weekday} ${time}`)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function HeatCell({ slot }: { slot: Slot | undefined }) {
  const texts = en.desk.figures.occupancy;
  if (!slot || slot.seats === 0) return <td className="heat-closed">{slot?.taken || texts.closed}</td>;
  const share = Math.min(1, slot.taken / slot.seats);
  // Steps, so that white or dark words on them are always legible.
  const step = share === 0 ? 0 : Math.ceil(share * 5);
  return (
    <td className={`heat-${step}`} title={texts.seats(slot.taken, slot.seats)}>
      {Math.round(share * 100)}
      <span aria-hidden="true">%</span>
      <span className="sr"> {texts.percent}</span>
    </td>
  );
}
