import { z } from "zod";
import { catalogueTextFields } from "#db/schema/values.ts";

/** What an answer in another language than English adds to a record with translated texts. */
export const translatedShape = {
  english: z
    .array(z.enum(catalogueTextFields))
    .optional()
    .meta({ description: "Fields shown in English, because their translation is missing, out of date or a draft" }),
};

/** The same of a test or package, whose name stays as it is. */
export const glossedShape = {
  gloss: z.string().optional().meta({ description: "What the name means, in the language of the answer" }),
  ...translatedShape,
};

export type TranslatedRecord = { english?: readonly (typeof catalogueTextFields)[number][] | undefined };
