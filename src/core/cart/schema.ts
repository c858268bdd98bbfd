import { z } from "zod";
import { Package, Price, TestSummary } from "#core/catalogue/schema.ts";

/** What measures all the selected tests for less, as one booking takes it: one package, or tests and panels. */
export const CheaperWay = z.object({
  cheaper: z
    .object({
      /** How many of the selected tests it stands for. */
      selected: z.number().int(),
      package: Package.pick({ id: true, name: true }).extend({ tests: z.number().int() }).nullable(),
      /** In place of the selected ones; none where it is a package. */
      tests: z.array(TestSummary),
      total: Price,
      saves: Price,
      /** What it asks of the patient beyond the selected tests, as a sentence; null where it asks no more. */
      asksMore: z.string().nullable(),
    })
    .nullable(),
});

export type CheaperWay = z.infer<typeof CheaperWay>;
