import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { answerPin, pinCodeIn, pinMistake, pinSentences } from "#core/areas/pin-code.ts";
import { useTextField } from "#web/booking/details/use-text-field.ts";
import { areasQuery } from "#web/booking/queries.ts";
import type { FormFields } from "#web/booking/sending/form-fields.ts";
import { en } from "#web/texts/en.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { isTyping } from "./is-typing.ts";
import { pinInput } from "./pin-input.ts";

const texts = en.booking.area;

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
