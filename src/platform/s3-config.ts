import { z } from "zod";

/** Use of a store: report files or backups. Each has its own bucket and key. */
type S3Purpose = "FILES" | "BACKUP";

export type S3Config = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Only for stores other than Amazon's. */
  endpoint: string | undefined;
};

const examples = {
  BUCKET: "nabz-reports",
  REGION: "ap-south-1",
  ACCESS_KEY_ID: "AKIA…",
  SECRET_ACCESS_KEY: "…",
  ENDPOINT: "https://s3.lab.example",
};

type S3Setting = keyof typeof examples;
type S3EnvironmentName<U extends S3Purpose> = `${U}_S3_${S3Setting}`;

/** Settings of an S3-compatible store, all optional; without any, a folder is used. */
export function s3Environment<U extends S3Purpose>(
  use: U,
): Record<S3EnvironmentName<U>, z.ZodOptional<z.ZodString | z.ZodURL>> {
  const settings = {
    BUCKET: z.string().min(3, `must be a bucket's name, e.g. ${formatSettingExample(use, "BUCKET")}`),
    REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, `must be the bucket's region, e.g. ${formatSettingExample(use, "REGION")}`),
    ACCESS_KEY_ID: z.string().min(1),
    SECRET_ACCESS_KEY: z.string().min(1),
    ENDPOINT: z.url({
      protocol: /^https?$/,
      error: `must be the address of the store, e.g. ${formatSettingExample(use, "ENDPOINT")}`,
    }),
  } satisfies Record<S3Setting, z.ZodType>;
  const named = Object.entries(settings).map(([name, schema]) => [
    formatSettingName(use, name as S3Setting),
    schema.optional(),
  ]);
  return Object.fromEntries(named);
}

type S3Environment<U extends S3Purpose> = Partial<Record<S3EnvironmentName<U>, string | undefined>>;

/**
 * Returns the missing settings of a partly configured store, one line each; files must not land in a folder by mistake.
 */
export function listMissingS3Settings<U extends S3Purpose>(use: U, given: S3Environment<U>): string[] {
  const names = Object.keys(examples) as S3Setting[];
  if (names.every((name) => given[formatSettingName(use, name)] === undefined)) return [];
  return names
    .filter((name) => name !== "ENDPOINT" && given[formatSettingName(use, name)] === undefined)
    .map(
      (name) =>
        `${formatSettingName(use, name)} is needed with the other ${use}_S3_ settings, e.g. ${formatSettingExample(use, name)}`,
    );
}

/** Returns the configured store; undefined if there is none. */
export function parseS3Config<U extends S3Purpose>(use: U, given: S3Environment<U>): S3Config | undefined {
  const bucket = given[formatSettingName(use, "BUCKET")];
  const region = given[formatSettingName(use, "REGION")];
  const accessKeyId = given[formatSettingName(use, "ACCESS_KEY_ID")];
  const secretAccessKey = given[formatSettingName(use, "SECRET_ACCESS_KEY")];
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, region, accessKeyId, secretAccessKey, endpoint: given[formatSettingName(use, "ENDPOINT")] };
}

function formatSettingName<U extends S3Purpose>(use: U, name: S3Setting): S3EnvironmentName<U> {
  return `${use}_S3_${name}`;
}

function formatSettingExample(use: S3Purpose, name: S3Setting): string {
  return `${formatSettingName(use, name)}=${examples[name]}`;
}
