import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { labMoment } from "#core/calendar/clock.ts";
import { whyClosed } from "#core/slots/window.ts";
import { forgetDraft, keepDraftValues, readDraft } from "./draft.ts";
import { checkForm, type FormFields, fieldErrors, type PostedForm, typedValues } from "./form.ts";
import { areasQuery } from "./queries.ts";

type BookingForm = {
  form: UseFormReturn<FormFields>;
  /** Empties it and forgets what was typed; the chosen package is the address's. Gives how to bring it back. */
  clearForm: () => () => void;
};

/**
 * The form, with what was typed before: by the draft of this browser, by the browser, or by a form that was sent without
 * JavaScript. It has no defaults of its own, so that what is typed while the page is loading stays.
 */
export function useBookingForm(posted: PostedForm | undefined, hasSelection: boolean): BookingForm {
  const [before] = useState(() => posted && { defaultValues: posted.values, errors: fieldErrors(posted.mistakes) });
  const { data: areas } = useQuery(areasQuery());
  const form = useForm<FormFields>({ resolver: checkForm, context: { hasSelection, areas }, ...before });
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
  const canStillBe = date && whyClosed(date, labMoment(new Date()).day, new Map()) === null;
  if (!canStillBe || form.getValues("date")) return;
  form.setValue("date", date);
  if (time) form.setValue("time", time);
}
