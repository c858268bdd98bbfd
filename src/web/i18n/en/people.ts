import type { Gender } from "#core/patients/gender.ts";

/* A gender as it is written beside a name. */

/** "34, female" */
export const genderNames: Record<Gender, string> = { female: "female", male: "male", other: "other" };

/** "34 F" */
export const genderLetters: Record<Gender, string> = { female: "F", male: "M", other: "O" };
