import { resolve } from "node:path";
import { z } from "zod";
import { missingForS3, type S3Place, s3PlaceOf, s3Settings } from "#platform/files/s3-settings.ts";

export const backupSettings = {
  BACKUP_FOLDER: z.string().min(1).optional(),
  ...s3Settings("BACKUP"),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+$/, "must be the owner's public age key, e.g. BACKUP_RECIPIENT=age1…")
    .optional(),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-[A-Z0-9-]+$/, "must be the owner's secret age key, e.g. BACKUP_IDENTITY=AGE-SECRET-KEY-1…")
    .optional(),
};

export type BackupSettings = {
  /** An S3-compatible store, or a folder. */
  to: { s3: S3Place } | { folder: string };
  /** The owner's public key: with it whatever is kept is encrypted to whoever holds the secret one. */
  recipient: string | undefined;
  /** The owner's secret key, for a restore elsewhere; the machine that makes the backups needs none. */
  identity: string | undefined;
};

type Given = z.infer<z.ZodObject<typeof backupSettings>> & { LAB_MODE: string; DATABASE_URL?: string | undefined };

/** What is wrong between the settings, one line each. */
export function missingForBackups(given: Given): string[] {
  const isStore = given.BACKUP_S3_BUCKET !== undefined;
  return [
    ...missingForS3("BACKUP", given),
    ...(isStore && given.BACKUP_FOLDER !== undefined
      ? ["BACKUP_FOLDER cannot stand beside BACKUP_S3_BUCKET: backups go to one place"]
      : []),
  ];
}

/** Where backups go; a lab has some from the first day on, a demo or a lab on a server only where it is asked for them. */
export function backupOf(given: Given, dataDir: string): BackupSettings | undefined {
  const { BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity, BACKUP_FOLDER: folder } = given;
  const s3 = s3PlaceOf("BACKUP", given);
  if (s3) return { to: { s3 }, recipient, identity };
  if (folder !== undefined) return { to: { folder: resolve(folder) }, recipient, identity };
  if (given.LAB_MODE === "production" && given.DATABASE_URL === undefined)
    return { to: { folder: resolve(dataDir, "backups") }, recipient, identity };
  return undefined;
}
