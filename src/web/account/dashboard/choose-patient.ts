import type { Patient } from "#core/patients/schema.ts";

/** The patient whom the address names, or else the one of the newest booking. */
export function choosePatient(patients: readonly Patient[], address: URLSearchParams): Patient | undefined {
  const asked = address.get("patient");
  return patients.find(({ id }) => String(id) === asked) ?? patients[0];
}
