import { ageText } from "#core/patients/exact-age.ts";

/** What is told of a patient, in the order in which it is compared. */
export const personFields = ["name", "phone", "age", "gender", "address", "email"] as const;

export type PersonField = (typeof personFields)[number];

export type Person = {
  name: string;
  phone: string;
  age: number | null;
  exactAge: string | null;
  gender: string | null;
  address: string;
  email: string | null;
};

/** Of a field that both tell differently: each one's value, and the one that stays. */
export type Difference = { field: PersonField; kept: string | null; other: string | null; stays: string | null };

/** Of the one who is kept what is told stays; what is not told of them is taken from the other. */
export function mergedPerson(kept: Person, other: Person): Person {
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

/** The fields in which two patients differ. */
export function differencesOf(kept: Person, other: Person): Difference[] {
  const stays = mergedPerson(kept, other);
  return personFields
    .filter((field) => toldOf(kept, field) !== toldOf(other, field))
    .map((field) => ({
      field,
      kept: toldOf(kept, field),
      other: toldOf(other, field),
      stays: toldOf(stays, field),
    }));
}

function toldOf(person: Person, field: PersonField): string | null {
  const told = field === "age" ? ageText(person.age, person.exactAge) : person[field];
  return told === null || told === "" ? null : String(told);
}
