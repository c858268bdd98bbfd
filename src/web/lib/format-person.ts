import type { Gender } from "#core/patients/gender.ts";
import { words } from "#texts";
import { formatAge, formatShortAge } from "#web/lib/format-age.ts";

type PersonDetails = { age: number | null; exactAge: string | null; gender: Gender | null };

/** Formats age and gender: "34, female", for a baby "18 months, female"; empty if neither is known. */
export function formatPerson({ age, exactAge, gender }: PersonDetails): string {
  return [formatAge(age, exactAge), gender && words.genderNames[gender]].filter(Boolean).join(", ");
}

/** Short form of "58, female": "58 F", "18m F". */
export function formatShortPerson({ age, exactAge, gender }: PersonDetails): string {
  return [formatShortAge(age, exactAge), gender && words.genderLetters[gender]].filter(Boolean).join(" ");
}
