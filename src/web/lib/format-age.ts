/* Ages in the language of the page. */
import * as exactAge from "#core/patients/exact-age.ts";
import { sentences } from "#sentences";

/** "58", "18 months", "2 years 6 months", "10 days"; empty if unknown. */
export const formatAge = (age: number | null, exact: string | null) => exactAge.formatAge(age, exact, sentences.ages);

/** "58", "18m", "10d" */
export const formatShortAge = (age: number | null, exact: string | null) =>
  exactAge.formatShortAge(age, exact, sentences.ages);
