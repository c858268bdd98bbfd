import { useEffect, useEffectEvent, useState } from "react";
import { type UseFormReturn, useFormContext } from "react-hook-form";
import type { Patient } from "#core/patients/schema.ts";
import type { Folds, Line } from "#web/booking/details/use-folds.ts";
import type { FormFields } from "#web/booking/form.ts";
import { isSameName, type Person, personOfBooking, personOfPatient } from "./known-values.ts";
import type { Again } from "./use-again-booking.ts";

/**
 * Fills an empty form with whom the phone is known for, and any form with the person of the booking that is to be made
 * again; what stands in it of the same person, from a reload, stays. Once, as soon as all is known.
 */
export function useFilledPerson(patients: readonly Patient[] | undefined, again: Again, folds: Folds): void {
  const form = useFormContext<FormFields>();
  // The page's own effects, which bring the draft of this browser back, run after those of its parts.
  const [isDrafted, setDrafted] = useState(false);
  useEffect(() => setDrafted(true), []);
  const isReady = isDrafted && patients !== undefined && again.state !== "loading";
  const begin = useEffectEvent(() => {
    const [name = "", phone = "", address = ""] = form.getValues(["name", "phone", "address"]);
    // Whom the lab has known longest: anybody may book for a stranger under this phone.
    const [first] = (patients ?? []).toSorted((one, other) => one.id - other.id);
    if (again.state === "found") {
      const person = personOfBooking(again.booking);
      if (!isSameName(person.name, name) || person.phone !== phone) {
        fill(form, person);
        form.setValue("date", "");
        form.setValue("time", "");
      }
    } else if (first && [name, phone, address].every((text) => text === "")) {
      fill(form, personOfPatient(first));
    }
    folds.setLines(linesOf(form, patients ?? []));
  });
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
}

export function fill(form: UseFormReturn<FormFields>, person: Partial<Person>): void {
  for (const [field, text] of Object.entries(person)) form.setValue(field as keyof Person, text);
  form.clearErrors(Object.keys(person) as (keyof Person)[]);
}

/** What need not be looked at, because it is known; of a stranger nothing is. */
export function linesOf(form: UseFormReturn<FormFields>, patients: readonly Patient[]): Line[] {
  const [known = "", phone = "", address = ""] = form.getValues(["name", "phone", "address"]);
  if (!patients.some(({ name }) => isSameName(name, known))) return [];
  return ["name", ...(phone ? ["phone" as const] : []), ...(address ? ["address" as const] : [])];
}
