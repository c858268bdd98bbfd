import { z } from "zod";
import { tidyName } from "#core/patients/name.ts";
import { toE164 } from "#core/patients/phone.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import type { Traces } from "./traces.server.ts";

/** The name, outside the database, of the list of erased people. */
export const ERASED_LIST = "erased-people";

/**
 * One line of the list. It names nobody: a patient is meant by number and moment of enrolment, which no other row has
 * even after an older copy of the database was put back, and by hashes that only the product can make.
 */
const ErasedLine = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  patientId: z.number().int(),
  enrolledAt: z.iso.datetime(),
  /** Phone and name. */
  person: z.string(),
  /** The phone, where nobody else booked by it. */
  phone: z.string().nullable(),
});

export type ErasedLine = z.infer<typeof ErasedLine>;

type Moment = { id: string; at: Date };

/** The line of a patient who is erased now. */
export function lineOf(hash: KeyedHash, { patient, isPhoneOwn }: Traces, { id, at }: Moment): ErasedLine {
  return {
    id,
    at: at.toISOString(),
    patientId: patient.id,
    enrolledAt: patient.createdAt.toISOString(),
    person: hashOfPerson(hash, patient),
    phone: isPhoneOwn ? hashOfPhone(hash, patient) : null,
  };
}

/** The lines of those who were merged into that patient: an older copy of the database has them yet. */
export function linesOfFormer({ former }: Traces, line: ErasedLine, newId: () => string): ErasedLine[] {
  return former.map((one) => ({ ...line, ...one, id: newId() }));
}

/** A line as it was written; null for one that cannot be read, such as one that a power cut left half written. */
export function readLine(text: string): ErasedLine | null {
  try {
    return ErasedLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A person, as the database tells two patients of a phone apart; the phone as anybody types it. */
export function hashOfPerson(hash: KeyedHash, { phone, name }: { phone: string; name: string }): string {
  return hash("erased person", toE164(phone) ?? phone, tidyName(name).toLowerCase()).toString("base64url");
}

/** A phone, as anybody types it. */
export function hashOfPhone(hash: KeyedHash, { phone }: { phone: string }): string {
  return hash("erased phone", toE164(phone) ?? phone).toString("base64url");
}
