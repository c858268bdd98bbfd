import { useEffect } from "react";
import { type UseFormReturn, useFormContext } from "react-hook-form";
import { labMoment } from "#core/calendar/clock.ts";
import { whyClosed } from "#core/slots/window.ts";
import { serverNow } from "#web/server-clock.ts";
import { forgetDraft, keepDraftValues, readDraft } from "./draft.ts";
import { type FormFields, typedValues } from "./form.ts";

type KeptForm = {
  form: UseFormReturn<FormFields>;
  /** Empties it and forgets what was typed; the chosen package is the address's. Gives how to bring it back. */
  clearForm: () => () => void;
};

/** The page's form with what was typed before, by the draft of this browser, which keeps what is typed from now on. */
export function useKeptForm(): KeptForm {
  const form = useFormContext<FormFields>();
  useEffect(() => {
    restoreDraft(form);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: { packageId: _, ...typed } }) => keepDraftValues(typed),
    });
  }, [form]);
  const clearForm = () => {
    const typed = typedValues(form.getValues());
    form.reset(typedValues({}));
    forgetDraft();
    return () => {
      for (const [field, text] of Object.entries(typed)) form.setValue(field as keyof FormFields, text);
    };
  };
  return { form, clearForm };
}

function restoreDraft(form: UseFormReturn<FormFields>): void {
  const { date, time, ...typed } = readDraft().values;
  for (const [field, text] of Object.entries(typed)) {
    if (text && !form.getValues(field as keyof FormFields)) form.setValue(field as keyof FormFields, text);
  }
  const canStillBe = date && whyClosed(date, labMoment(serverNow()).day, new Map()) === null;
  if (!canStillBe || form.getValues("date")) return;
  form.setValue("date", date);
  if (time) form.setValue("time", time);
}
