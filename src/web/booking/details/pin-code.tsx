import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useId, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { answerPin, pinCodeIn, pinDigits, pinMistake, pinSentences } from "#core/areas/pin-code.ts";
import { bookingFields } from "#core/bookings/fields.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form.ts";
import { areasQuery } from "#web/booking/queries.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { useEarlyValue } from "#web/ui/forms/use-early-value.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useTextField } from "./use-text-field.ts";

/** How a PIN code is typed: its digits, and a space between the threes. */
const pinInput = {
  inputMode: "numeric",
  autoComplete: "postal-code",
  maxLength: bookingFields.pinCode.longest,
} as const;

/** Says before the form is filled whether the lab comes; what is typed here is the form's PIN code too. */
export function PinCheck({ className }: { className: string }) {
  const id = useId();
  const { setValue, formState } = useFormContext<FormFields>();
  const typed = useWatch<FormFields, "pinCode">({ name: "pinCode" }) ?? "";
  const input = useRef<HTMLInputElement>(null);
  useEarlyValue(input, (early) => setValue("pinCode", early));
  const texts = words.booking.area;
  return (
    <section className={`card pin js-only ${className}`} aria-labelledby={`${id}-title`}>
      <div className="pin-ask">
        <label htmlFor={`${id}-input`}>
          <b id={`${id}-title`} className="side-title">
            {texts.title}
          </b>
          <span className="xs quiet">{texts.pinCode}</span>
        </label>
        <input
          ref={input}
          id={`${id}-input`}
          className="input"
          {...pinInput}
          value={typed}
          aria-describedby={`${id}-answer`}
          onChange={({ target }) => setValue("pinCode", target.value, { shouldValidate: formState.isSubmitted })}
        />
      </div>
      <div id={`${id}-answer`} className="pin-answer" role="status">
        <PinAnswer typed={typed} />
      </div>
    </section>
  );
}

/** The waitlist comes with its own words, for the few who need it. */
const NotServed = lazy(() => import("./not-served.tsx").catch(() => ({ default: PlainNo })));

/** Whether the lab comes to a typed PIN code, in words. */
function PinAnswer({ typed }: { typed: string }) {
  const areas = useQuery(areasQuery());
  const answer = answerPin(typed, areas.data);
  const texts = words.booking.area;
  if (answer.kind === "none" || isTyping(typed)) return <p className="xs quiet">{texts.hint}</p>;
  if (answer.kind === "malformed") return <FieldError>{pinSentences.malformed}</FieldError>;
  if (answer.kind === "not-served") {
    return (
      <Suspense fallback={<PlainNo pinCode={answer.pinCode} />}>
        <NotServed pinCode={answer.pinCode} />
      </Suspense>
    );
  }
  if (answer.kind === "unknown") return areas.isError && <p className="xs quiet">{texts.unknown}</p>;
  return (
    <p className="pin-yes">
      <Icon name="circle-check" small /> {pinSentences.served(answer.area)}
    </p>
  );
}

function PlainNo({ pinCode }: { pinCode: string }) {
  return <b>{pinSentences.notServed(pinCode)}</b>;
}

const texts = words.booking.area;

/** Beside the address: where the lab comes is checked while it is typed, by the same answer as above the form. */
export function PinField() {
  const { setValue } = useFormContext<FormFields>();
  const { data: areas } = useQuery(areasQuery());
  const { error, input } = useTextField("pinCode");
  const [typed = "", address = ""] = useWatch<FormFields, ["pinCode", "address"]>({ name: ["pinCode", "address"] });
  const answer = answerPin(typed, areas);
  const mistake = error ?? (isTyping(typed) ? null : pinMistake(typed, areas)) ?? undefined;
  const suggested = typed === "" ? pinCodeIn(address) : null;
  const use = () => suggested && setValue("pinCode", suggested, { shouldValidate: true });
  return (
    <div className="pin-field f-6">
      <Field
        label={texts.pinCode}
        need="optional"
        hint={answer.kind === "served" ? pinSentences.served(answer.area) : texts.fieldHint}
        error={mistake}
      >
        {(wiring) => <input className="input" {...wiring} {...input} {...pinInput} />}
      </Field>
      {suggested && (
        <button className="btn btn-2" type="button" onClick={use}>
          {texts.suggested(suggested)}
        </button>
      )}
    </div>
  );
}

/** A PIN code that may still become one: nobody is corrected in the middle of it. */
function isTyping(typed: string): boolean {
  return /^[1-9]\d{0,4}$/.test(pinDigits(typed));
}
