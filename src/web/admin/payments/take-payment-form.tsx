import { type KeyboardEvent, useRef } from "react";
import type { Booking } from "#core/bookings/response-schema.ts";
import { calculateChange } from "#core/money/balance.ts";
import { parseRupees } from "#core/money/typed-rupees.ts";
import { formatRupees, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { ReasonRadio } from "#web/admin/components/reason-choice.tsx";
import { useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { FieldGroup } from "#web/components/forms/field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { sumAmounts } from "#web/lib/tender-amounts.ts";
import { AmountRow, RupeesInput } from "./amount-row.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentFormFrame } from "./payment-form-frame.tsx";
import { SCOPE_KEY, ScopeChoice } from "./scope-choice.tsx";
import { UpiCode } from "./upi-code.tsx";
import { useTakePaymentForm, type WayOfPaying, waysOfPaying } from "./use-take-payment-form.ts";
import { UtrFields } from "./utr-fields.tsx";

const texts = words.admin.payments;

type Props = { booking: Booking; onClose: () => void };

/** Takes money: all of what is due in cash, unless another way or amount is chosen. Digits choose the way. */
export function TakePaymentForm({ booking, onClose }: Props) {
  const take = useTakePaymentForm(booking, onClose);
  const { form, values, methods, duePaise, visit, chooseScope, chooseWay, registerAmount } = take;
  const choice = useRef<HTMLDivElement>(null);
  const sumPaise = sumAmounts(values, methods);
  const chooseByKey = (way: WayOfPaying) => {
    chooseWay(way);
    choice.current?.querySelector<HTMLInputElement>(`input[value="${way}"]`)?.focus();
  };
  const keys: Record<string, (() => void) | undefined> = {
    ...Object.fromEntries(waysOfPaying.map((way, index) => [String(index + 1), () => chooseByKey(way)])),
    [SCOPE_KEY]: visit ? () => chooseScope(values.scope === "visit" ? "booking" : "visit") : undefined,
  };
  useShortcuts(keys);
  const pressKey = (event: KeyboardEvent) => {
    const choose = keys[event.key];
    if (!choose || isTextField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose();
  };
  return (
    <PaymentFormFrame title={texts.take.title} onClose={onClose}>
      <PaymentForm
        form={form}
        submit={texts.take.submit(formatRupees(sumPaise))}
        submitting={texts.take.submitting}
        onClose={onClose}
        onKeyDown={pressKey}
      >
        <p className="flex items-baseline justify-between">
          <span className="text-soft">{texts.states.due}</span>
          <b className="text-3xl leading-tight font-semibold tracking-snug">{formatRupees(duePaise)}</b>
        </p>
        {visit && <ScopeChoice booking={booking} visit={visit} chosen={values.scope} onChoose={chooseScope} />}
        <FieldGroup legend={texts.take.way}>
          <div className="grid grid-cols-2 gap-2" ref={choice}>
            {waysOfPaying.map((way, index) => (
              <ReasonRadio
                key={way}
                keyName={String(index + 1)}
                name="way"
                value={way}
                checked={values.way === way}
                onChange={() => chooseWay(way)}
              >
                {texts.ways[way]}
              </ReasonRadio>
            ))}
          </div>
        </FieldGroup>
        <div className="grid gap-2">
          {methods.map((method) => (
            <AmountRow key={method} method={method} input={registerAmount(method)} error={form.getError(method)}>
              {method === "cash" && (
                <>
                  <RupeesInput
                    aria-label={texts.take.given}
                    placeholder={texts.take.given}
                    {...form.register("given")}
                  />
                  <Change given={values.given} cash={values.cash} />
                </>
              )}
            </AmountRow>
          ))}
        </div>
        {methods.includes("upi") && values.upi.trim() !== "" && <UpiPart booking={booking} form={form} />}
        <Together sumPaise={sumPaise} duePaise={duePaise} />
      </PaymentForm>
    </PaymentFormFrame>
  );
}

function isTextField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== "radio";
}

type UpiPartProps = Pick<Props, "booking"> & Pick<ReturnType<typeof useTakePaymentForm>, "form">;

/** The code to scan, and the reference that the payer's app shows then. */
function UpiPart({ booking, form }: UpiPartProps) {
  const fields = useRef<HTMLDivElement>(null);
  return (
    <>
      <UpiCode
        code={booking.code}
        paise={parseRupees(form.watch("upi")) ?? 0}
        onClose={() => fields.current?.querySelector("input")?.focus()}
      />
      <div className="grid gap-3" ref={fields}>
        <UtrFields
          utr={form.register("utr")}
          error={form.getError("utr")}
          reason={form.register("reason")}
          reasonError={form.getError("reason")}
        />
      </div>
    </>
  );
}

/** The change for what the patient gave in cash; empty until it is typed. */
function Change({ given, cash }: { given: string; cash: string }) {
  return (
    <p className="col-span-full text-right font-semibold empty:hidden" aria-live="polite">
      {formatChange(parseRupees(given), parseRupees(cash))}
    </p>
  );
}

function formatChange(givenPaise: Paise | null, cashPaise: Paise | null): string {
  if (givenPaise === null || cashPaise === null) return "";
  return givenPaise < cashPaise
    ? texts.take.givenTooLittle(formatRupees(cashPaise - givenPaise))
    : texts.take.change(formatRupees(calculateChange(givenPaise, cashPaise)));
}

/** What is taken in all, and what stays due then. */
function Together({ sumPaise, duePaise }: { sumPaise: Paise; duePaise: Paise }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm" aria-live="polite">
      <span className="inline-flex items-center gap-1.5 font-semibold text-action-hover">
        <Icon name="circle-check" small /> {texts.take.together(formatRupees(sumPaise))}
      </span>
      <span className="text-quiet">{formatRest(duePaise - sumPaise)}</span>
    </p>
  );
}

function formatRest(restPaise: Paise): string {
  if (restPaise === 0) return texts.take.nothingLeft;
  return restPaise > 0 ? texts.take.left(formatRupees(restPaise)) : texts.take.over(formatRupees(-restPaise));
}
