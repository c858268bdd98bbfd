import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { answerPin, pinCodeIn, pinDigits, pinSentences } from "#core/areas/pin-code.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form.ts";
import { areasQuery } from "#web/booking/queries.ts";
import { Need } from "#web/ui/forms/field.tsx";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useTextField } from "./use-text-field.ts";

const texts = words.booking.area;

/** Beside the address: whether the lab comes there is said while it is typed. */
export function PinField() {
  const id = useId();
  const { setValue } = useFormContext<FormFields>();
  const { error, input } = useTextField("pinCode");
  const [typed = "", address = ""] = useWatch<FormFields, ["pinCode", "address"]>({ name: ["pinCode", "address"] });
  const areas = useQuery(areasQuery());
  const answer = isTyping(typed) ? ({ kind: "none" } as const) : answerPin(typed, areas.data);
  const isWrong = error !== undefined || answer.kind === "malformed" || answer.kind === "not-served";
  const suggested = typed === "" ? pinCodeIn(address) : null;
  const use = () => suggested && setValue("pinCode", suggested, { shouldValidate: true });
  return (
    <div className={isWrong ? "field wrong pin" : "field pin"}>
      <div className="pin-ask">
        <label className="label" htmlFor={`${id}-input`}>
          {texts.pinCode} <Need need="optional" />
        </label>
        <input
          className="input"
          {...input}
          id={`${id}-input`}
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={`${id}-answer`}
        />
      </div>
      <div id={`${id}-answer`} className="pin-answer" role="status">
        {error !== undefined && answer.kind !== "not-served" ? (
          <FieldError>{error}</FieldError>
        ) : (
          <PinAnswer answer={answer} isUnknown={areas.isError} />
        )}
      </div>
      {suggested && (
        <button className="btn btn-2" type="button" onClick={use}>
          {texts.suggested(suggested)}
        </button>
      )}
    </div>
  );
}

/** The waitlist comes with its own words, for the few who need it. */
const NotServed = lazy(() => import("./not-served.tsx").catch(() => ({ default: PlainNo })));

type AnswerProps = { answer: ReturnType<typeof answerPin>; isUnknown: boolean };

/** Whether the lab comes to a typed PIN code, in words. */
function PinAnswer({ answer, isUnknown }: AnswerProps) {
  if (answer.kind === "none") return <p className="hint">{texts.hint}</p>;
  if (answer.kind === "malformed") return <FieldError>{pinSentences.malformed}</FieldError>;
  if (answer.kind === "not-served") {
    return (
      <Suspense fallback={<PlainNo pinCode={answer.pinCode} />}>
        <NotServed pinCode={answer.pinCode} area={texts} />
      </Suspense>
    );
  }
  if (answer.kind === "unknown") return isUnknown && <p className="hint">{texts.unknown}</p>;
  return (
    <p className="pin-yes">
      <Icon name="circle-check" small /> <span>{pinSentences.served(answer.area)}</span>
    </p>
  );
}

function PlainNo({ pinCode }: { pinCode: string }) {
  return <b>{pinSentences.notServed(pinCode)}</b>;
}

/** A PIN code that may still become one: nobody is corrected in the middle of it. */
function isTyping(typed: string): boolean {
  return /^[1-9]\d{0,4}$/.test(pinDigits(typed));
}
