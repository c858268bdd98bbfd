import { resolve } from "node:path";
import { z } from "zod";
import { listMissingS3Settings, parseS3Config, type S3Config, s3Environment } from "./s3-config.ts";

export const backupEnvironment = {
  BACKUP_FOLDER: z.string().min(1).optional(),
  ...s3Environment("BACKUP"),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+$/, "must be the owner's public age key, e.g. BACKUP_RECIPIENT=age1…")
    .optional(),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-[A-Z0-9-]+$/, "must be the owner's secret age key, e.g. BACKUP_IDENTITY=AGE-SECRET-KEY-1…")
    .optional(),
};

export type BackupConfig = {
  /** An S3-compatible store, or a folder. */
  to: { s3: S3Config } | { folder: string };
  /** The owner's public key. If set, backups are encrypted to it; only the secret key decrypts them. */
  recipient: string | undefined;
  /** The owner's secret key, for a restore on another machine; creating backups does not need it. */
  identity: string | undefined;
};

type BackupEnvironment = z.infer<z.ZodObject<typeof backupEnvironment>> & {
  LAB_MODE: string;
  DATABASE_URL?: string | undefined;
};

/** Returns inconsistencies between the settings, one line each. */
export function listBackupConfigErrors(given: BackupEnvironment): string[] {
  const isStore = given.BACKUP_S3_BUCKET !== undefined;
  return [
    ...listMissingS3Settings("BACKUP", given),
    ...(isStore && given.BACKUP_FOLDER !== undefined
      ? ["BACKUP_FOLDER cannot stand beside BACKUP_S3_BUCKET: backups go to one place"]
      : []),
  ];
}

/** Returns where backups go. Production has them by default; a demo or an external database only if configured. */
export function parseBackupConfig(given: BackupEnvironment, dataDir: string): BackupConfig | undefined {
  const { BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity, BACKUP_FOLDER: folder } = given;
  const s3 = parseS3Config("BACKUP", given);
  if (s3) return { to: { s3 }, recipient, identity };
  if (folder !== undefined) return { to: { folder: resolve(folder) }, recipient, identity };
  if (given.LAB_MODE === "production" && given.DATABASE_URL === undefined)
    return { to: { folder: resolve(dataDir, "backups") }, recipient, identity };
  return undefined;
}
