import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import type { CashCount } from "#core/money/closings/schema.ts";
import { parseSignedAmount } from "#core/money/signed-amount.ts";
import { parseRupees } from "#core/money/typed-rupees.ts";
import { formatRupees, type Paise, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { RupeesInput } from "#web/admin/payments/amount-row.tsx";
import { Button } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Field } from "#web/components/forms/field.tsx";
import { CountBar, CountError, type CountPlace, countFormClass } from "./count-bar.tsx";
import { CountRows } from "./count-rows.tsx";
import { ReasonRows, useReasonChoice } from "./reason-rows.tsx";
import type { CashCounting } from "./use-cash-count.ts";

const texts = words.admin.count;

type Props = { counting: CashCounting; compared: CashCount; place: CountPlace; mayKeep: boolean };

/** The second step: what should be there, why it differs, and what is kept as change. */
export function CompareStep({ counting, compared, place, mayKeep }: Props) {
  const [kept, setKept] = useState("");
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const difference = parseSignedAmount(compared.difference);
  const reason = useReasonChoice(difference);
  const keptPaise = kept.trim() === "" ? 0 : parseRupees(kept);
  const keptError = getKeptError(compared, keptPaise);
  const handedPaise = parseAmount(compared.counted) - (keptError === undefined ? (keptPaise ?? 0) : 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const isReady = keptError === undefined && (difference === 0 || reason.sentence);
    if (!isReady) return focusFirstGap(form.current);
    if (!counting.isPending)
      void counting.handOver(compared, { kept: kept.trim(), ...(difference !== 0 && { reason: reason.sentence }) });
  };
  const pressKey = (event: KeyboardEvent) => {
    if (difference !== 0) reason.pressKey(event);
  };
  return (
    <form ref={form} className={countFormClass} onSubmit={submit} onKeyDown={pressKey} noValidate>
      <div className="flex items-start justify-between gap-3">
        <Verdict difference={difference} compared={compared} />
        <Button size="small" className="flex-none" onClick={counting.countAgain}>
          {texts.again}
        </Button>
      </div>
      <Card className="px-4 py-3">
        <CountRows count={compared} />
      </Card>
      {difference !== 0 && <ReasonRows reason={reason} isTried={isTried} />}
      {mayKeep && (
        <Field label={texts.keptLabel} need="optional" hint={texts.keptHint} error={isTried ? keptError : undefined}>
          {(wiring) => (
            <RupeesInput
              {...wiring}
              aria-invalid={(isTried && keptError !== undefined) || undefined}
              name="kept"
              value={kept}
              onChange={({ target }) => setKept(target.value)}
            />
          )}
        </Field>
      )}
      <CountError error={counting.error} />
      <CountBar place={place}>
        <Button look="primary" className="w-full" type="submit" aria-disabled={counting.isPending}>
          {counting.isPending ? texts.sending : texts.handOver(formatRupees(handedPaise))}
        </Button>
        {difference !== 0 && <p className="text-center text-sm text-quiet">{texts.isRecorded}</p>}
      </CountBar>
    </form>
  );
}

/** The first thing read: how much is short or over, or that it fits. It takes the focus of the step before. */
function Verdict({ difference, compared }: { difference: Paise; compared: CashCount }) {
  const sum = formatRupees(Math.abs(difference));
  return (
    <div role="status">
      <h2
        className={cx(
          "text-3xl leading-tight font-bold tracking-tight outline-0",
          difference === 0 ? "text-action" : "text-error",
        )}
        tabIndex={-1}
        ref={focusHeading}
      >
        {difference === 0 && texts.fits(formatRupees(parseAmount(compared.counted)))}
        {difference < 0 && texts.short(sum)}
        {difference > 0 && texts.over(sum)}
      </h2>
      {difference === 0 && <p className="text-soft">{texts.isStored}</p>}
    </div>
  );
}

/** Focused once, when it appears. */
function focusHeading(heading: HTMLElement | null): void {
  heading?.focus();
}

function getKeptError({ counted }: CashCount, keptPaise: Paise | null): string | undefined {
  if (keptPaise === null) return texts.notAmount;
  return keptPaise > parseAmount(counted) ? texts.keptTooMuch : undefined;
}

function focusFirstGap(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[aria-invalid], input[type=radio]")?.focus();
}
