/** What stands in a patient's place once they are erased: rows that the law wants kept name and reach nobody. */
export const erasedPatient = { name: "Erased patient", phone: "" } as const;

/** Whether the one to whom a booking or a row of patients belonged was erased: everybody else has a phone. */
export function isErased({ phone }: { phone: string }): boolean {
  return phone === erasedPatient.phone;
}
