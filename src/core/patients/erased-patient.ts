/** Replaces the name and phone of an erased patient in rows that the law requires to keep. */
export const ERASED_PATIENT = { name: "Erased patient", phone: "" } as const;

/** Whether the patient of this row was erased: only erased patients have no phone. */
export function isErased({ phone }: { phone: string }): boolean {
  return phone === ERASED_PATIENT.phone;
}
