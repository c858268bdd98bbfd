import { z } from "zod";
import type { KeptLines } from "#platform/files/kept-lines.server.ts";
import type { SealedText } from "#platform/sessions/sealed-text.server.ts";
import { memberRevocations, reportRevocations } from "./revocation-kinds.ts";

/** Name of the list of revoked access, which lies outside the database. */
export const REVOCATION_LIST = "revocations";

/** The list, and what hides the passwords' hashes in it. */
export type Revocations = { lines: KeptLines; sealed: SealedText };

/** Context of a command that revokes access: it adds a line to the list. */
export type Revoking = { revocations: Revocations };

const line = { id: z.uuid(), at: z.iso.datetime() };

/**
 * A line tells what holds from then on, so that the last one of a person or a report is enough, however often it is carried out.
 * It names nobody: a member is meant by the account's number, a report by its file's, and neither is ever given again.
 */
const RevocationLine = z.discriminatedUnion("kind", [
  z.object({
    ...line,
    kind: z.literal("member"),
    userId: z.string(),
    what: z.enum(memberRevocations),
    role: z.string(),
    /** A `SignIn`, sealed. */
    signIn: z.string(),
  }),
  z.object({ ...line, kind: z.literal("report"), fileKey: z.string(), what: z.enum(reportRevocations) }),
]);

/** A member's credentials: the password's hash, and the second step as the sign-in library keeps it. */
export const SignIn = z.object({
  password: z.string().nullable(),
  secondStep: z.object({ secret: z.string(), backupCodes: z.string() }).nullable(),
});

export type RevocationLine = z.infer<typeof RevocationLine>;
export type SignIn = z.infer<typeof SignIn>;

export const subjectOf = (one: RevocationLine) => (one.kind === "member" ? one.userId : one.fileKey);

/** A line as it was written; null for one that cannot be read, such as one that a power cut left half written. */
export function readRevocation(text: string): RevocationLine | null {
  try {
    return RevocationLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
