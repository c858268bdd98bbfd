import { z } from "zod";

/** The settings of an S3-compatible store; none of them means a folder. */
export const s3Settings = {
  FILES_S3_BUCKET: z.string().min(3, "must be a bucket's name, e.g. FILES_S3_BUCKET=nabz-reports").optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, "must be the bucket's region, e.g. FILES_S3_REGION=ap-south-1")
    .optional(),
  FILES_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  FILES_S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: "must be the address of the store, e.g. FILES_S3_ENDPOINT=https://s3.lab.example",
    })
    .optional(),
};

type S3Settings = z.infer<z.ZodObject<typeof s3Settings>>;

export type S3Place = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of a store that is not Amazon's. */
  endpoint: string | undefined;
};

const examples = {
  FILES_S3_BUCKET: "FILES_S3_BUCKET=nabz-reports",
  FILES_S3_REGION: "FILES_S3_REGION=ap-south-1",
  FILES_S3_ACCESS_KEY_ID: "FILES_S3_ACCESS_KEY_ID=AKIA…",
  FILES_S3_SECRET_ACCESS_KEY: "FILES_S3_SECRET_ACCESS_KEY=…",
};

/** What is missing of settings that were begun, one line each; files must never land in a folder by a slip. */
export function missingForS3(settings: S3Settings): string[] {
  if (Object.keys(s3Settings).every((name) => settings[name as keyof S3Settings] === undefined)) return [];
  return Object.entries(examples)
    .filter(([name]) => settings[name as keyof typeof examples] === undefined)
    .map(([name, example]) => `${name} is needed with the other FILES_S3_ settings, e.g. ${example}`);
}

/** The store that the settings name; undefined where they name none. */
export function s3PlaceOf(settings: S3Settings): S3Place | undefined {
  const { FILES_S3_BUCKET: bucket, FILES_S3_REGION: region, FILES_S3_ENDPOINT: endpoint } = settings;
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, region, accessKeyId, secretAccessKey, endpoint };
}
