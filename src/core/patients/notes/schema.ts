import { z } from "zod";
import { PLAIN_LINES, seenVersion } from "#core/written.ts";
import { LONGEST_NOTE } from "./longest-note.ts";

export const noteSentence = `Please write a short plain text, of at most ${LONGEST_NOTE} letters.`;

/** What the staff have noted of a patient, for the staff alone; an empty text where there is nothing. */
export const PatientNote = z.object({
  text: z.string(),
  version: z.number().int().meta({ description: "Counts changes, from 0; send it back with a change" }),
  writtenBy: z.string().nullable(),
  writtenAt: z.iso.datetime().nullable(),
});

/** An empty text takes the note away. */
export const NoteRequest = z.object({
  text: z.string(noteSentence).trim().max(LONGEST_NOTE, noteSentence).regex(PLAIN_LINES, noteSentence),
  version: seenVersion,
});

export type PatientNote = z.infer<typeof PatientNote>;
export type NoteRequest = z.infer<typeof NoteRequest>;
