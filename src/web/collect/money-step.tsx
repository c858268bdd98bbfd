import { type FormEvent, Suspense, useId, useState } from "react";
import { Link } from "react-router";
import { allocateByDue } from "#core/money/balance.ts";
import { parseRupees } from "#core/money/typed-rupees.ts";
import { formatAmount, formatRupees, type Paise, parseAmount } from "#core/pricing/money.ts";
import type { RoundStop } from "#core/round/schema.ts";
import { words } from "#texts";
import { Button, buttonClass } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { ApiError, browserFetch, callApi } from "#web/lib/api-client.ts";
import { createRandomId } from "#web/lib/create-random-id.ts";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { fillUp, formatTyped, listLegs, noAmounts, sumAmounts } from "#web/lib/tender-amounts.ts";
import { getStopPath } from "./collect-paths.ts";
import { listCollected, sumDueOfCollected } from "./next-step.ts";
import { StepContent, StopFrame } from "./stop-frame.tsx";
import type { TakenPayment } from "./taken-payment.ts";
import { ThumbBar, ThumbButton } from "./thumb-bar.tsx";
import { useRoundRefetch } from "./use-round-refetch.ts";

const texts = words.collectMoney;

/** Loaded for the first payment by UPI. */
const UpiDialog = lazyComponent(async () => ({ default: (await import("./upi-dialog.tsx")).UpiDialog }));

/** Ways of paying at the door, in the order in which they fill each other up. */
const doorMethods = ["cash", "upi"] as const;
type DoorMethod = (typeof doorMethods)[number];

type Props = { stop: RoundStop; onTaken: (receipt: TakenPayment) => void };

/** Takes what is due of those whose sample was taken: one receipt for the whole stop. */
export function MoneyStep({ stop, onTaken }: Props) {
  const form = useMoneyForm(stop, onTaken);
  const [isCodeOpen, setCodeOpen] = useState(false);
  const { amounts, duePaise, sumPaise, upiPaise, errors } = form;
  const people = listCollected(stop).filter(({ dueAmount }) => Number(dueAmount) > 0);
  return (
    <StopFrame stop={stop} step="money">
      <form className="flex grow flex-col" onSubmit={form.submit}>
        <StepContent stop={stop}>
          <div className="flex items-end justify-between gap-3">
            <p>
              <span className="block text-soft">{texts.toTake}</span>
              <b className="text-4xl leading-none font-bold tracking-tight">{formatRupees(duePaise)}</b>
            </p>
            <p className="max-w-1/2 text-right text-sm text-soft">
              {texts.for(people.map(({ name }) => name).join(", "))}
            </p>
          </div>
          {doorMethods.map((method) => (
            <AmountField
              key={method}
              method={method}
              value={amounts[method]}
              onType={(typed) => form.type(method, typed)}
            />
          ))}
          <Together sumPaise={sumPaise} duePaise={duePaise} />
          <div className="grid grid-cols-2 gap-2">
            {doorMethods.map((method) => (
              <Button key={method} onClick={() => form.takeAll(method)}>
                {method === "cash" ? texts.allCash : texts.allUpi}
              </Button>
            ))}
          </div>
          {upiPaise > 0 && (
            <>
              <Button width="full" onClick={() => setCodeOpen(true)}>
                <Icon name="smartphone" /> {texts.showCode(formatRupees(upiPaise))}
              </Button>
              <UtrFields form={form} />
            </>
          )}
          <FormError>{errors.root}</FormError>
          <Link className={buttonClass({ look: "quiet", width: "full" })} to={getStopPath(stop.visitId, "leave")}>
            <Icon name="clock" /> {texts.later}
          </Link>
        </StepContent>
        <ThumbBar>
          <ThumbButton
            type="submit"
            icon="wallet"
            disabled={form.isBusy || sumPaise <= 0}
            hint={form.isBusy ? texts.taking : undefined}
          >
            {texts.take(formatRupees(sumPaise))}
          </ThumbButton>
        </ThumbBar>
      </form>
      <Suspense>
        {isCodeOpen && <UpiDialog code={people[0]?.code ?? ""} paise={upiPaise} onClose={() => setCodeOpen(false)} />}
      </Suspense>
    </StopFrame>
  );
}

type MoneyErrors = Partial<Record<"utr" | "reason" | "root", string>>;

/** What is typed, and its payment: recorded once, however often it is sent. */
function useMoneyForm(stop: RoundStop, onTaken: Props["onTaken"]) {
  const duePaise = sumDueOfCollected(stop);
  const [key] = useState(createRandomId);
  const [amounts, setAmounts] = useState({ ...noAmounts, cash: formatTyped(duePaise) });
  const [utr, setUtr] = useState("");
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<MoneyErrors>({});
  const [isBusy, setBusy] = useState(false);
  const refetch = useRoundRefetch();
  const sumPaise = sumAmounts(amounts, doorMethods);
  const upiPaise = parseRupees(amounts.upi) ?? 0;
  const change = (next: typeof amounts) => {
    setErrors({});
    setAmounts(next);
  };
  const send = () => {
    const reference = upiPaise > 0 && { ...(utr.trim() && { utr }), ...(reason.trim() && { reason }) };
    const bookings = shareAmongCollected(stop, sumPaise);
    const body = { key, legs: listLegs(amounts, doorMethods), bookings, ...reference };
    return callApi(browserFetch, "POST /api/receipts", { body });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (sumPaise > duePaise) return setErrors({ root: texts.over(formatRupees(sumPaise - duePaise)) });
    setBusy(true);
    setErrors({});
    try {
      onTaken(await send());
      await refetch();
    } catch (error) {
      setErrors(readErrors(error));
    }
    setBusy(false);
  };
  return {
    ...{ amounts, duePaise, sumPaise, upiPaise, utr, setUtr, reason, setReason, errors, isBusy, submit },
    type: (method: DoorMethod, typed: string) =>
      change(fillUp({ ...amounts, [method]: typed }, method, { duePaise, typed: new Set([method]) })),
    takeAll: (method: DoorMethod) => change({ ...noAmounts, [method]: formatTyped(duePaise) }),
  };
}

/** Returns each booking's share, in the order of the patients. */
function shareAmongCollected(stop: RoundStop, sumPaise: Paise): { id: number; amount: string }[] {
  const patients = listCollected(stop);
  const shares = allocateByDue(
    sumPaise,
    patients.map(({ dueAmount }) => parseAmount(dueAmount)),
  );
  return patients.flatMap(({ bookingId: id }, index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [{ id, amount: formatAmount(share) }] : [];
  });
}

/** Sentences of the API at the fields of UPI, all others below the form. */
function readErrors(error: unknown): MoneyErrors {
  const problem = error instanceof ApiError ? error.problem : null;
  if (error instanceof ApiError && error.status === 401) return { root: texts.signedOut };
  const { utr, reason } = problem?.errors ?? {};
  if (utr ?? reason) return { ...(utr && { utr }), ...(reason && { reason }) };
  return { root: problem?.detail ?? texts.failed };
}

type AmountFieldProps = {
  method: DoorMethod;
  value: string;
  onType: (typed: string) => void;
};

function AmountField({ method, value, onType }: AmountFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-2 items-center gap-3 rounded-lg border border-line-strong bg-card py-2 pr-2 pl-4">
      <label htmlFor={id} className="flex items-center gap-3 text-lg font-semibold">
        <Icon name={method === "cash" ? "banknote" : "smartphone"} className="size-6 text-action" /> {texts[method]}
      </label>
      <span className="relative block">
        <span className="absolute inset-y-0 left-3 my-auto h-fit text-quiet" aria-hidden="true">
          {texts.rupees}
        </span>
        <Input
          id={id}
          className="text-right text-2xl font-bold"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      </span>
    </div>
  );
}

/** What is taken in all, and what stays due then. */
function Together({ sumPaise, duePaise }: { sumPaise: Paise; duePaise: Paise }) {
  const rest = duePaise - sumPaise;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3" aria-live="polite">
      <span className="inline-flex items-center gap-1.5 font-semibold text-action-hover">
        <Icon name="circle-check" small /> {texts.together(formatRupees(sumPaise))}
      </span>
      <span className="text-soft">
        {rest === 0 && texts.nothingLeft}
        {rest > 0 && texts.left(formatRupees(rest))}
        {rest < 0 && texts.over(formatRupees(-rest))}
      </span>
    </p>
  );
}

/** The reference that the payer's app shows, or why there is none. */
function UtrFields({ form }: { form: ReturnType<typeof useMoneyForm> }) {
  return (
    <>
      <Field label={texts.utr} error={form.errors.utr}>
        {(wiring) => (
          <Input
            className="text-xl tracking-wide"
            inputMode="numeric"
            autoComplete="off"
            value={form.utr}
            onChange={(event) => form.setUtr(event.target.value)}
            {...wiring}
          />
        )}
      </Field>
      <Field label={texts.noUtr} error={form.errors.reason}>
        {(wiring) => (
          <Input
            autoComplete="off"
            value={form.reason}
            onChange={(event) => form.setReason(event.target.value)}
            {...wiring}
          />
        )}
      </Field>
    </>
  );
}
