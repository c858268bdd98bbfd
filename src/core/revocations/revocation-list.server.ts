import { z } from "zod";
import type { AppendOnlyLog } from "#platform/files/append-only-log.server.ts";
import type { TextEncryption } from "#platform/sessions/text-encryption.server.ts";
import { memberRevocations, reportRevocations } from "./revocation-kinds.ts";

/** Name of the list of revoked access, which lies outside the database. */
export const REVOCATION_LIST = "revocations";

/** The list, and the encryption of password hashes in it. */
export type RevocationList = { lines: AppendOnlyLog; sealed: TextEncryption };

/** Context of a command that revokes access: it adds a line to the list. */
export type RevocationContext = { revocations: RevocationList };

const lineFields = { id: z.uuid(), at: z.iso.datetime() };

/**
 * A line states what holds from then on, so the last one of a person or report suffices, however often it is replayed.
 * It contains no names: a member is identified by the account's id, a report by its file's, and neither is reused.
 */
const RevocationLine = z.discriminatedUnion("kind", [
  z.object({
    ...lineFields,
    kind: z.literal("member"),
    userId: z.string(),
    what: z.enum(memberRevocations),
    role: z.string(),
    /** Encrypted `SignInSecrets`. */
    signIn: z.string(),
  }),
  z.object({ ...lineFields, kind: z.literal("report"), fileKey: z.string(), what: z.enum(reportRevocations) }),
]);

/** A member's credentials: the password's hash, and the second step as the sign-in library stores it. */
export const SignInSecrets = z.object({
  password: z.string().nullable(),
  secondStep: z.object({ secret: z.string(), backupCodes: z.string() }).nullable(),
});

export type RevocationLine = z.infer<typeof RevocationLine>;
export type SignInSecrets = z.infer<typeof SignInSecrets>;

export const getRevocationSubject = (line: RevocationLine) => (line.kind === "member" ? line.userId : line.fileKey);

/** Parses a line. Returns null if it is unreadable, e.g. half written at a power cut. */
export function parseRevocationLine(text: string): RevocationLine | null {
  try {
    return RevocationLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
