import { z } from "zod";
import { validationKey } from "#core/i18n/validation.ts";
import { stripInvisible } from "#core/text-normalization.ts";
import { optionalText, requiredText } from "#core/text-schemas.ts";
import { catalogueTextFields, catalogueTextKinds, translationLanguages } from "#db/schema/values.ts";
import { textStates } from "./text-state.ts";
import type { TextField } from "./translated-fields.ts";

/** In UTF-16 units, signs and marks included; the limit of each field counts letters. */
const MAX_TEXT_LENGTH = 12_000;

/** A language into which the catalogue is translated. */
export const TextLanguage = z.enum(translationLanguages);
const TextState = z.enum([...textStates, "none"]);

/** A text with one form of each letter, whichever keyboard it was typed on. */
const storedText = (typed: string) => stripInvisible(typed.replaceAll("\r\n", "\n")).normalize("NFC");

/** A text as it was read, sent back unchanged. */
const seenText = z.string().max(MAX_TEXT_LENGTH, validationKey("text-too-long"));
/** What the editor saw: the English, and the text before, null if there was none. */
const seenShape = { source: seenText, before: seenText.nullable() };
const TextChange = z.object({ text: requiredText(MAX_TEXT_LENGTH).transform(storedText), ...seenShape });
/** An empty gloss removes it. */
const GlossChange = z.object({ text: optionalText(MAX_TEXT_LENGTH).transform(storedText), ...seenShape });
const SeenText = z.object({ source: seenText, text: seenText });

function forEachField<Schema extends z.ZodType>(schema: Schema) {
  return Object.fromEntries(catalogueTextFields.map((field) => [field, schema])) as Record<TextField, Schema>;
}

const hasField = (fields: object) => Object.keys(fields).length > 0;

/** Texts to store, by field. */
export const SaveTextsRequest = z
  .strictObject({ ...forEachField(TextChange), gloss: GlossChange })
  .partial()
  .refine(hasField, validationKey("text-required"));

/** Texts to approve, by field, as they were read. */
export const ApproveTextsRequest = z
  .strictObject(forEachField(SeenText))
  .partial()
  .refine(hasField, validationKey("text-required"));

const Counts = z.object({
  missing: z.number().int(),
  older: z.number().int(),
  draft: z.number().int(),
  approved: z.number().int(),
});

const thingShape = { kind: z.enum(catalogueTextKinds), id: z.number().int(), code: z.string(), name: z.string() };

/** A record of the catalogue in the list of translations: how many of its fields are in which state. */
export const ListedTranslation = z.object({ ...thingShape, states: z.record(TextLanguage, Counts) });

const TranslatedText = z.object({
  state: TextState,
  text: z.string().nullable(),
  /** The English that it translates. */
  source: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  reviewedAt: z.string().nullable(),
});

/** A record with its English and its texts in each language, field by field. */
export const CatalogueTranslation = z.object({
  ...thingShape,
  fields: z.array(
    z.object({
      field: z.enum(catalogueTextFields),
      isMedical: z.boolean(),
      english: z.string(),
      texts: z.record(TextLanguage, TranslatedText),
    }),
  ),
});

/** Filters of the list; an item is listed if one of its fields is in the state, in the language if one is given. */
export const translationFilters = {
  language: TextLanguage.optional(),
  state: z.enum(textStates).optional(),
  kind: z.enum(catalogueTextKinds).optional(),
};

export type TextLanguage = z.infer<typeof TextLanguage>;
export type TextState = z.infer<typeof TextState>;
export type SaveTextsRequest = z.infer<typeof SaveTextsRequest>;
export type ApproveTextsRequest = z.infer<typeof ApproveTextsRequest>;
export type ListedTranslation = z.infer<typeof ListedTranslation>;
export type CatalogueTranslation = z.infer<typeof CatalogueTranslation>;
