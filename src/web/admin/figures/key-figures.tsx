import type { Figures } from "#core/figures/schema.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";

/** The sums of the period, each with what it means. */
export function KeyFigures({ figures: { bookings, money } }: { figures: Figures }) {
  const texts = en.desk.figures.money;
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
