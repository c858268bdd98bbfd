import { noteValues } from "#core/money/closing.ts";
import type { CashCount } from "#core/money/closings/schema.ts";
import { formatSignedRupees, parseSignedAmount } from "#core/money/signed-amount.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";

const texts = words.admin.count;

/** What a person's cash is made of, beside what they counted. */
export function CountRows({ count }: { count: CashCount }) {
  const difference = parseSignedAmount(count.difference);
  return (
    <dl className="grid gap-3">
      <Row name={texts.rows.carried} amount={count.carried} />
      <Row name={texts.rows.taken} amount={count.taken} />
      {parseSignedAmount(count.late) !== 0 && <Row name={texts.rows.late} amount={count.late} isPart />}
      <Row name={texts.rows.received} amount={count.received} />
      <Row name={texts.rows.given} amount={count.given} sign={-1} />
      <Row name={texts.rows.expected} amount={count.expected} isTotal />
      <Row name={texts.rows.counted} amount={count.counted} />
      <Row
        name={nameDifference(difference)}
        amount={count.difference}
        isTotal
        isError={difference !== 0}
        note={count.reason}
      />
      {parseAmount(count.kept) > 0 && <Row name={texts.rows.kept} amount={count.kept} />}
    </dl>
  );
}

function nameDifference(paise: number): string {
  if (paise === 0) return texts.rows.none;
  return paise < 0 ? texts.rows.short : texts.rows.over;
}

type RowProps = {
  name: string;
  amount: string;
  sign?: 1 | -1;
  isTotal?: boolean;
  isPart?: boolean;
  isError?: boolean;
  note?: string | null;
};

function Row({ name, amount, sign = 1, isTotal = false, isPart = false, isError = false, note }: RowProps) {
  return (
    <div
      className={cx(
        "grid grid-cols-end items-baseline gap-x-3 gap-y-1",
        isTotal && "border-t border-line-strong pt-2.5",
        isPart && "-mt-2.5 text-sm text-quiet",
        isError && "text-error",
      )}
    >
      <dt className={cx(isTotal && "font-semibold")}>{name}</dt>
      <dd className={cx("whitespace-nowrap", isTotal ? "text-lg font-bold" : !isPart && "font-semibold")}>
        {formatSignedRupees(parseSignedAmount(amount) * sign)}
      </dd>
      {note && <dd className="col-span-full text-sm font-medium">“{note}”</dd>}
    </div>
  );
}

/** The counted notes in a line: "7 × ₹500 · 6 × ₹200 · ₹5 in coins"; nothing if only the sum was counted. */
export function NotesLine({ notes }: Pick<CashCount, "notes">) {
  if (!notes) return null;
  const counted = noteValues.filter((value) => notes[value]);
  const lines = counted.map((value) => texts.noteLine(notes[value] ?? 0, formatRupees(value * 100)));
  if (notes.coins) lines.push(texts.coinLine(formatRupees(notes.coins * 100)));
  return <p className="text-sm text-soft">{lines.join(" · ")}</p>;
}
