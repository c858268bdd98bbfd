import { z } from "zod";
import { validationKey } from "#core/i18n/validation.ts";
import { expectedVersion, MULTILINE_TEXT_PATTERN } from "#core/text-schemas.ts";
import { MAX_NOTE_LENGTH } from "./note-length.ts";

/** The staff's note about a patient, visible to staff only; an empty text if there is none. */
export const PatientNote = z.object({
  text: z.string(),
  version: z.number().int().meta({ description: "Counts changes from 0; send it back with an update." }),
  writtenBy: z.string().nullable(),
  writtenAt: z.iso.datetime().nullable(),
});

/** An empty text deletes the note. */
export const WriteNoteRequest = z.object({
  text: z
    .string(validationKey("patient-note"))
    .trim()
    .max(MAX_NOTE_LENGTH, validationKey("patient-note"))
    .regex(MULTILINE_TEXT_PATTERN, validationKey("patient-note")),
  version: expectedVersion,
});

export type PatientNote = z.infer<typeof PatientNote>;
export type WriteNoteRequest = z.infer<typeof WriteNoteRequest>;
