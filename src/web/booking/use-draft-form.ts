import { useEffect } from "react";
import { type UseFormReturn, useFormContext } from "react-hook-form";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { getClosedReason } from "#core/slots/window.ts";
import { getServerTime } from "#web/lib/server-clock.ts";
import { clearDraft, readDraft, saveDraftValues } from "./draft.ts";
import { type FormFields, toFormValues } from "./form-fields.ts";

type DraftForm = {
  form: UseFormReturn<FormFields>;
  /** Empties the form and its draft; the package stays in the page's address. Returns a function that undoes it. */
  clearForm: () => () => void;
};

/** The page's form, restored from this browser's draft and saved to it. */
export function useDraftForm(): DraftForm {
  const form = useFormContext<FormFields>();
  useEffect(() => {
    restoreDraft(form);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: { packageId: _, ...typed } }) => saveDraftValues(typed),
    });
  }, [form]);
  const clearForm = () => {
    const typed = toFormValues(form.getValues());
    form.reset(toFormValues({}));
    clearDraft();
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
  const canStillBe = date && getClosedReason(date, toLabTime(getServerTime()).day, new Map()) === null;
  if (!canStillBe || form.getValues("date")) return;
  form.setValue("date", date);
  if (time) form.setValue("time", time);
}
