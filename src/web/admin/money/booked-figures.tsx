import type { EveningFigures } from "#core/admin/money/schema.ts";
import { formatSignedRupees, parseSignedAmount } from "#core/money/signed-amount.ts";
import { words } from "#texts";
import { Card } from "#web/components/card.tsx";

const texts = words.admin.evening;

/** What the day's visits cost = what was taken for them + what is owed − what is to be given back. */
export function BookedFigures({ booked }: Pick<EveningFigures, "booked">) {
  const { amount, visits, taken, due, back } = booked;
  return (
    <Card
      as="dl"
      className="grid grid-cols-1 *:not-last:border-line @max-lg/work:*:not-last:border-b @lg/work:grid-cols-4 @lg/work:*:not-last:border-r"
    >
      <Figure name={texts.booked} amount={amount} note={texts.visits(visits)} />
      <Figure sign="=" name={texts.takenForIt} amount={taken} note={texts.onAnyDay} />
      <Figure sign="+" name={texts.owedFromIt} amount={due} />
      <Figure sign="−" name={texts.backFromIt} amount={back} />
    </Card>
  );
}

type FigureProps = { sign?: string; name: string; amount: string; note?: string };

/** Its sign stands on the line before it. */
function Figure({ sign, name, amount, note }: FigureProps) {
  return (
    <div className="relative px-4 py-3 @max-lg/work:flex @max-lg/work:items-baseline @max-lg/work:justify-between @max-lg/work:gap-3 @lg/work:not-first:pl-7">
      {sign && (
        <span
          className="absolute grid size-6 place-items-center rounded-full border border-line-strong bg-card text-sm leading-none font-semibold @max-lg/work:top-0 @max-lg/work:left-4 @max-lg/work:-translate-y-1/2 @lg/work:top-1/2 @lg/work:left-0 @lg/work:-translate-1/2"
          aria-hidden="true"
        >
          {sign}
        </span>
      )}
      <dt className="text-soft @max-lg/work:pl-8 @max-lg/work:first:pl-0">{name}</dt>
      <dd className="@max-lg/work:text-right">
        <b className="block text-2xl leading-tight font-bold tracking-tight @xl/work:text-3xl">
          {formatSignedRupees(parseSignedAmount(amount))}
        </b>
        {note && <small className="block text-xs text-quiet">{note}</small>}
      </dd>
    </div>
  );
}
