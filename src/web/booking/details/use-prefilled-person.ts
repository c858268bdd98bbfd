import { useEffect, useEffectEvent, useState } from "react";
import { type UseFormReturn, useFormContext } from "react-hook-form";
import type { Patient } from "#core/patients/schema.ts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { bookingToValues, isSameName, type PersonValues, patientToValues } from "./person-values.ts";
import type { CollapsedFields, CollapsibleField } from "./use-collapsed-fields.ts";
import type { Rebooking } from "./use-rebooking.ts";

/**
 * Fills an empty form with the phone's patient, and any form with the patient of the booking to repeat; a reloaded
 * draft of the same patient stays. Runs once, as soon as all is loaded.
 */
export function usePrefilledPerson(
  patients: readonly Patient[] | undefined,
  rebooking: Rebooking,
  collapsed: CollapsedFields,
): void {
  const form = useFormContext<FormFields>();
  // The page's own effects, which restore the draft, run after those of its children.
  const [isDrafted, setDrafted] = useState(false);
  useEffect(() => setDrafted(true), []);
  const isReady = isDrafted && patients !== undefined && rebooking.state !== "loading";
  const begin = useEffectEvent(() => {
    const [name = "", phone = "", address = ""] = form.getValues(["name", "phone", "address"]);
    // The one the lab has known longest: a stranger may have been booked under this phone.
    const [first] = (patients ?? []).toSorted((a, b) => a.id - b.id);
    if (rebooking.state === "found") {
      const person = bookingToValues(rebooking.booking);
      if (!isSameName(person.name, name) || person.phone !== phone) {
        fillForm(form, person);
        form.setValue("date", "");
        form.setValue("time", "");
      }
    } else if (first && [name, phone, address].every((text) => text === "")) {
      fillForm(form, patientToValues(first));
    }
    collapsed.collapse(listKnownFields(form, patients ?? []));
  });
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
}

export function fillForm(form: UseFormReturn<FormFields>, person: Partial<PersonValues>): void {
  for (const [field, text] of Object.entries(person)) form.setValue(field as keyof PersonValues, text);
  form.clearErrors(Object.keys(person) as (keyof PersonValues)[]);
}

/** Returns the fields that can be collapsed because they are known; none for a new patient. */
export function listKnownFields(form: UseFormReturn<FormFields>, patients: readonly Patient[]): CollapsibleField[] {
  const [known = "", phone = "", address = ""] = form.getValues(["name", "phone", "address"]);
  if (!patients.some(({ name }) => isSameName(name, known))) return [];
  return ["name", ...(phone ? ["phone" as const] : []), ...(address ? ["address" as const] : [])];
}
