import { z } from "zod";

/** Whom a reference range applies to. */
export const sexes = ["any", "female", "male"] as const;
/** A number with a unit, found or not found, or a description. */
export const resultKinds = ["number", "finding", "words"] as const;

/** Values of most healthy people of this sex and age; has at least one limit. */
export const ReferenceRange = z.object({
  sex: z.enum(sexes),
  /** Whole years, both included; null is open-ended. */
  fromYears: z.number().int(),
  toYears: z.number().int().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Publication of the range. */
  source: z.string(),
  /** The pathologist who approved it for this lab; null until then. */
  signedBy: z.string().nullable(),
});

/** One line of a report. */
export const Analyte = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  decimals: z.number().int(),
  reportedAs: z.enum(resultKinds),
  /** What a value below or above the range may mean, in plain words. */
  lowMeans: z.string().nullable(),
  highMeans: z.string().nullable(),
  ranges: z.array(ReferenceRange),
});

export type Sex = (typeof sexes)[number];
export type ReferenceRange = z.infer<typeof ReferenceRange>;
export type Analyte = z.infer<typeof Analyte>;
