import { ageText, shortAge } from "#core/patients/exact-age.ts";

type Person = { age: number | null; exactAge: string | null; gender: string | null };

/** Age and gender: "34, female", of a baby "18 months, female"; empty where neither is known. */
export function personWords({ age, exactAge, gender }: Person): string {
  return [ageText(age, exactAge), gender].filter(Boolean).join(", ");
}

/** "58 F", "18m F", where there is no room for "58, female". */
export function shortPersonWords({ age, exactAge, gender }: Person): string {
  return [shortAge(age, exactAge), gender?.slice(0, 1).toUpperCase()].filter(Boolean).join(" ");
}
