import { z } from "zod";

/** What a store is used for: the reports' files, or the backups. Each has a bucket and a key of its own. */
type Use = "FILES" | "BACKUP";

export type S3Place = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of a store that is not Amazon's. */
  endpoint: string | undefined;
};

const examples = {
  BUCKET: "nabz-reports",
  REGION: "ap-south-1",
  ACCESS_KEY_ID: "AKIA…",
  SECRET_ACCESS_KEY: "…",
  ENDPOINT: "https://s3.lab.example",
};

type Part = keyof typeof examples;
type Name<U extends Use> = `${U}_S3_${Part}`;

/** The settings of an S3-compatible store, each optional; none of them means a folder. */
export function s3Settings<U extends Use>(use: U): Record<Name<U>, z.ZodOptional<z.ZodString | z.ZodURL>> {
  const settings = {
    BUCKET: z.string().min(3, `must be a bucket's name, e.g. ${exampleOf(use, "BUCKET")}`),
    REGION: z.string().regex(/^[a-z0-9-]+$/, `must be the bucket's region, e.g. ${exampleOf(use, "REGION")}`),
    ACCESS_KEY_ID: z.string().min(1),
    SECRET_ACCESS_KEY: z.string().min(1),
    ENDPOINT: z.url({
      protocol: /^https?$/,
      error: `must be the address of the store, e.g. ${exampleOf(use, "ENDPOINT")}`,
    }),
  } satisfies Record<Part, z.ZodType>;
  const named = Object.entries(settings).map(([part, schema]) => [nameOf(use, part as Part), schema.optional()]);
  return Object.fromEntries(named);
}

type Given<U extends Use> = Partial<Record<Name<U>, string | undefined>>;

/** What is missing of settings that were begun, one line each; nothing must land in a folder by a slip. */
export function missingForS3<U extends Use>(use: U, given: Given<U>): string[] {
  const parts = Object.keys(examples) as Part[];
  if (parts.every((part) => given[nameOf(use, part)] === undefined)) return [];
  return parts
    .filter((part) => part !== "ENDPOINT" && given[nameOf(use, part)] === undefined)
    .map((part) => `${nameOf(use, part)} is needed with the other ${use}_S3_ settings, e.g. ${exampleOf(use, part)}`);
}

/** The store that the settings name; undefined where they name none. */
export function s3PlaceOf<U extends Use>(use: U, given: Given<U>): S3Place | undefined {
  const bucket = given[nameOf(use, "BUCKET")];
  const region = given[nameOf(use, "REGION")];
  const accessKeyId = given[nameOf(use, "ACCESS_KEY_ID")];
  const secretAccessKey = given[nameOf(use, "SECRET_ACCESS_KEY")];
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, region, accessKeyId, secretAccessKey, endpoint: given[nameOf(use, "ENDPOINT")] };
}

function nameOf<U extends Use>(use: U, part: Part): Name<U> {
  return `${use}_S3_${part}`;
}

function exampleOf(use: Use, part: Part): string {
  return `${nameOf(use, part)}=${examples[part]}`;
}
