import { z } from "zod";
import { normalizeName } from "#core/patients/name.ts";
import { toE164 } from "#core/patients/phone.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import type { PersonalData } from "./personal-data.server.ts";

/** Name of the list of erased people, which lies outside the database. */
export const ERASURE_LIST = "erased-people";

/**
 * One line of the list, without names. It identifies a patient by id and creation time, which stay unique even after an
 * older copy of the database is restored, and by keyed hashes.
 */
const ErasedLine = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  patientId: z.number().int(),
  enrolledAt: z.iso.datetime(),
  /** Hash of phone and name. */
  person: z.string(),
  /** Hash of the phone, if no other patient used it. */
  phone: z.string().nullable(),
});

export type ErasureLine = z.infer<typeof ErasedLine>;

type LineStamp = { id: string; at: Date };

/** Creates the line of a patient who is being erased. */
export function createErasureLine(
  hash: KeyedHash,
  { patient, isPhoneOwn }: PersonalData,
  { id, at }: LineStamp,
): ErasureLine {
  return {
    id,
    at: at.toISOString(),
    patientId: patient.id,
    enrolledAt: patient.createdAt.toISOString(),
    person: hashPerson(hash, patient),
    phone: isPhoneOwn ? hashPhone(hash, patient) : null,
  };
}

/** Creates the lines of patients who were merged into this one: an older copy of the database still has them. */
export function createMergedPatientLines(
  { former }: PersonalData,
  line: ErasureLine,
  newId: () => string,
): ErasureLine[] {
  return former.map((formerPatient) => ({ ...line, ...formerPatient, id: newId() }));
}

/** Parses a line. Returns null if it is unreadable, e.g. half written at a power cut. */
export function parseErasureLine(text: string): ErasureLine | null {
  try {
    return ErasedLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Hash of a person: the phone in any notation, and the name normalized as when the database compares patients. */
export function hashPerson(hash: KeyedHash, { phone, name }: { phone: string; name: string }): string {
  return hash("erased person", toE164(phone) ?? phone, normalizeName(name).toLowerCase()).toString("base64url");
}

/** Hash of a phone in any notation. */
export function hashPhone(hash: KeyedHash, { phone }: { phone: string }): string {
  return hash("erased phone", toE164(phone) ?? phone).toString("base64url");
}
