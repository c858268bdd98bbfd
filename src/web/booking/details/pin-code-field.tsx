import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { checkPinCode, extractPinCode, normalizePinCode } from "#core/areas/pin-code.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { areasQuery } from "#web/booking/queries.ts";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { FieldHint, fieldClass, labelClass, NeedLabel } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { GoodAnswer } from "./good-answer.tsx";
import { useTextField } from "./use-text-field.ts";

const texts = words.booking.area;

/**
 * Next to the address: says while typing whether the lab comes there. While it is empty, the address's own PIN code
 * counts.
 */
export function PinCodeField() {
  const id = useId();
  const { setValue } = useFormContext<FormFields>();
  const { error, input } = useTextField("pinCode");
  const [typed = "", address = ""] = useWatch<FormFields, ["pinCode", "address"]>({ name: ["pinCode", "address"] });
  const areas = useQuery(areasQuery());
  const ofAddress = typed === "" ? extractPinCode(address) : null;
  const checked = checkPinCode(ofAddress ?? typed, areas.data);
  const isShown = ofAddress ? checked.kind === "not-served" : !isIncomplete(typed);
  const answer = isShown ? checked : ({ kind: "none" } as const);
  const isWrong = error !== undefined || answer.kind === "malformed" || answer.kind === "not-served";
  const suggested = answer.kind === "none" ? ofAddress : null;
  const use = () => suggested && setValue("pinCode", suggested, { shouldValidate: true });
  return (
    <div className={cx(fieldClass, "sm:col-span-2")}>
      <label className={labelClass} htmlFor={`${id}-input`}>
        {texts.pinCode} <NeedLabel need="optional" />
      </label>
      <Input
        {...input}
        id={`${id}-input`}
        inputMode="numeric"
        autoComplete="postal-code"
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={`${id}-answer`}
      />
      <div id={`${id}-answer`} className="min-h-5" role="status">
        {error !== undefined && answer.kind !== "not-served" ? (
          <FieldError>{error}</FieldError>
        ) : (
          <PinCodeResult answer={answer} isUnknown={areas.isError} />
        )}
      </div>
      {suggested && <Button onClick={use}>{texts.suggested(suggested)}</Button>}
    </div>
  );
}

/** Loaded with its own texts, for the few who need it. */
const NotServed = lazy(() => import("./not-served.tsx").catch(() => ({ default: NotServedFallback })));

type PinCodeResultProps = { answer: ReturnType<typeof checkPinCode>; isUnknown: boolean };

/** Says whether the lab comes to the typed PIN code. */
function PinCodeResult({ answer, isUnknown }: PinCodeResultProps) {
  if (answer.kind === "none") return <FieldHint>{texts.hint}</FieldHint>;
  if (answer.kind === "malformed") return <FieldError>{sentences.pinCodes.malformed}</FieldError>;
  if (answer.kind === "not-served") {
    return (
      <Suspense fallback={<NotServedFallback pinCode={answer.pinCode} />}>
        <NotServed pinCode={answer.pinCode} area={texts} />
      </Suspense>
    );
  }
  if (answer.kind === "unknown") return isUnknown && <FieldHint>{texts.unknown}</FieldHint>;
  return <GoodAnswer>{sentences.pinCodes.served(answer.area)}</GoodAnswer>;
}

function NotServedFallback({ pinCode }: { pinCode: string }) {
  return <b>{sentences.pinCodes.notServed(pinCode)}</b>;
}

/** A PIN code that is still being typed must not show an error. */
function isIncomplete(typed: string): boolean {
  return /^[1-9]\d{0,4}$/.test(normalizePinCode(typed));
}
