import type { EveningFigures } from "#core/admin/money/schema.ts";
import { formatSignedRupees, parseSignedAmount } from "#core/money/signed-amount.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { CardSection } from "./card-section.tsx";

const texts = words.admin.evening;

const methods = ["cash", "upi", "card", "other"] as const;
type Method = (typeof methods)[number];

const colours: Record<Method, string> = {
  cash: "bg-action",
  upi: "bg-plot-soft",
  card: "bg-plot-before",
  other: "bg-line-control",
};

/** What was taken on the day: by payment method as a bar, and by person. */
export function TakenCard({ figures: { taken, people } }: { figures: EveningFigures }) {
  const shown = methods.filter((method) => method !== "other" || parseSignedAmount(taken.other) !== 0);
  const listed = people.filter((person) => methods.some((method) => parseSignedAmount(person[method]) !== 0));
  const notes = [
    parseSignedAmount(taken.forEarlier) !== 0 && texts.forEarlier(format(taken.forEarlier)),
    parseSignedAmount(taken.returned) !== 0 && texts.returned(format(taken.returned)),
  ].filter((note) => note !== false);
  return (
    <CardSection
      title={texts.taken(format(taken.total))}
      aside={<span className="text-sm text-quiet">{formatReceipts(taken)}</span>}
    >
      <MethodBar taken={taken} shown={shown} />
      {listed.length > 0 && <PeopleTable taken={taken} people={listed} shown={shown} />}
      {notes.length > 0 && (
        <div className="grid gap-1 border-t border-line px-edge py-2.5 text-sm text-soft">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </CardSection>
  );
}

function formatReceipts({ receipts, firstReceipt, lastReceipt }: EveningFigures["taken"]): string {
  return receipts === 0 ? texts.noReceipts : texts.receipts(receipts, firstReceipt ?? "", lastReceipt ?? "");
}

type ShownMethods = { taken: EveningFigures["taken"]; shown: readonly Method[] };

/** A way by which more was returned than taken has no part of the bar. */
function MethodBar({ taken, shown }: ShownMethods) {
  const paise = shown.map((method) => Math.max(0, parseSignedAmount(taken[method])));
  const sum = Math.max(
    1,
    paise.reduce((total, part) => total + part, 0),
  );
  return (
    <div className="grid gap-2 px-edge pb-3">
      <div className="flex h-3 gap-0.5 overflow-clip rounded-sm bg-sunken" aria-hidden="true">
        {shown.map((method, index) => (
          <i
            key={method}
            className={cx("h-full forced-colors:bg-canvas-text", colours[method])}
            style={{ width: `${((paise[index] ?? 0) / sum) * 100}%` }}
          />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {shown.map((method) => (
          <li key={method} className="flex items-center gap-1.5">
            <i className={cx("size-3 flex-none rounded-xs", colours[method])} aria-hidden="true" />
            {texts.methods[method]} <b className="font-semibold">{format(taken[method])}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const cellClass =
  "border-t border-line px-2 py-2 text-right whitespace-nowrap first:pl-edge first:text-left first:whitespace-normal last:pr-edge";
/** On a phone the ways are a line under the name. */
const methodClass = "@max-md/work:hidden";

type PeopleTableProps = ShownMethods & Pick<EveningFigures, "people">;

function PeopleTable({ taken, people, shown }: PeopleTableProps) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{texts.who}</caption>
      <thead className="@max-md/work:sr-only">
        <tr className="*:font-medium *:text-quiet">
          <th scope="col" className={cellClass}>
            {texts.who}
          </th>
          {shown.map((method) => (
            <th key={method} scope="col" className={cx(cellClass, methodClass)}>
              {texts.methods[method]}
            </th>
          ))}
          <th scope="col" className={cellClass}>
            {texts.together}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id ?? person.name} name={person.name} sums={person} shown={shown} />
        ))}
      </tbody>
      <tfoot className="bg-page font-semibold">
        <PersonRow name={texts.all} sums={taken} shown={shown} />
      </tfoot>
    </table>
  );
}

type PersonRowProps = { name: string; sums: Record<Method | "total", string>; shown: readonly Method[] };

function PersonRow({ name, sums, shown }: PersonRowProps) {
  const used = shown.filter((method) => parseSignedAmount(sums[method]) !== 0);
  return (
    <tr>
      <th scope="row" className={cx(cellClass, "font-semibold")}>
        {name}
        <small className="block text-xs font-normal text-quiet @md/work:hidden">
          {used.map((method) => `${texts.methods[method]} ${format(sums[method])}`).join(" · ")}
        </small>
      </th>
      {shown.map((method) => (
        <td key={method} className={cx(cellClass, methodClass)}>
          {used.includes(method) ? format(sums[method]) : <span className="text-quiet">{texts.nothing}</span>}
        </td>
      ))}
      <td className={cx(cellClass, "font-semibold")}>{format(sums.total)}</td>
    </tr>
  );
}

function format(amount: string): string {
  return formatSignedRupees(parseSignedAmount(amount));
}
