import type { Patient } from "#core/patients/schema.ts";

/**
 * The patient whom the address names, or else the one whom the lab has known longest: anybody may book for a stranger under
 * this phone, and must not take the place of its family.
 */
export function choosePatient(patients: readonly Patient[], address: URLSearchParams): Patient | undefined {
  const asked = address.get("patient");
  return patients.find(({ id }) => String(id) === asked) ?? patients.toSorted((one, other) => one.id - other.id)[0];
}
