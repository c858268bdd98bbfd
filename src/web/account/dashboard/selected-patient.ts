import type { Patient } from "#core/patients/schema.ts";

/**
 * Returns the patient in the address, or else the one the lab has known longest: a stranger booked under this phone
 * must not become the default.
 */
export function findSelectedPatient(patients: readonly Patient[], address: URLSearchParams): Patient | undefined {
  const patientId = address.get("patient");
  return patients.find(({ id }) => String(id) === patientId) ?? patients.toSorted((a, b) => a.id - b.id)[0];
}
