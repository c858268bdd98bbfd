import type { Sentences } from "#core/i18n/en.ts";
import { formatAge } from "#core/patients/exact-age.ts";
import type { Gender } from "#core/patients/gender.ts";

/** Patient details in order of comparison. */
export const patientDetailFields = ["name", "phone", "age", "gender", "address", "email"] as const;

export type PatientDetailField = (typeof patientDetailFields)[number];

export type PatientDetails = {
  name: string;
  phone: string;
  age: number | null;
  exactAge: string | null;
  gender: Gender | null;
  address: string;
  email: string | null;
};

/** A field in which both patients have different values, and the one that stays. */
export type PatientDifference = {
  field: PatientDetailField;
  kept: string | null;
  other: string | null;
  stays: string | null;
};

/** Keeps the kept patient's details and fills gaps from the other patient. */
export function mergePatientDetails(kept: PatientDetails, other: PatientDetails): PatientDetails {
  return {
    name: kept.name,
    phone: kept.phone,
    age: kept.age ?? other.age,
    exactAge: kept.age === null ? other.exactAge : kept.exactAge,
    gender: kept.gender ?? other.gender,
    address: kept.address || other.address,
    email: kept.email || other.email,
  };
}

/** Returns the fields in which two patients differ. */
export function listDifferences(
  kept: PatientDetails,
  other: PatientDetails,
  ages: Sentences["ages"],
): PatientDifference[] {
  const merged = mergePatientDetails(kept, other);
  return patientDetailFields
    .filter((field) => formatDetail(kept, field, ages) !== formatDetail(other, field, ages))
    .map((field) => ({
      field,
      kept: formatDetail(kept, field, ages),
      other: formatDetail(other, field, ages),
      stays: formatDetail(merged, field, ages),
    }));
}

function formatDetail(person: PatientDetails, field: PatientDetailField, ages: Sentences["ages"]): string | null {
  const value = field === "age" ? formatAge(person.age, person.exactAge, ages) : person[field];
  return value === null || value === "" ? null : String(value);
}
