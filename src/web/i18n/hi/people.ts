import type { Texts } from "#web/i18n/en.ts";

/* A gender as it is written beside a name, in Hindi. */

/** "34, महिला" */
export const genderNames: Texts["genderNames"] = { female: "महिला", male: "पुरुष", other: "अन्य" };

/** "34 F": only the staff reads it, as it stands on labels and in the admin area. */
export const genderLetters: Texts["genderLetters"] = { female: "F", male: "M", other: "O" };
