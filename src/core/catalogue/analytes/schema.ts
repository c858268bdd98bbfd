import { z } from "zod";

export const sexes = ["any", "female", "male"] as const;
/** A number with a unit, found or not found, or described in words. */
export const waysToReport = ["number", "finding", "words"] as const;

/** What most healthy people of this sex and age have; at least one limit is there. */
export const TypicalRange = z.object({
  sex: z.enum(sexes),
  /** Whole years, both included; null has no end. */
  fromYears: z.number().int(),
  toYears: z.number().int().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Where it is published. */
  source: z.string(),
  /** The pathologist who has put their name to it for this lab; null until then. */
  signedBy: z.string().nullable(),
});

/** One line of a report. */
export const Analyte = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  decimals: z.number().int(),
  reportedAs: z.enum(waysToReport),
  /** What a value below or above the range may mean, in plain words. */
  lowMeans: z.string().nullable(),
  highMeans: z.string().nullable(),
  ranges: z.array(TypicalRange),
});

export type Sex = (typeof sexes)[number];
export type TypicalRange = z.infer<typeof TypicalRange>;
export type Analyte = z.infer<typeof Analyte>;
