import { z } from "zod";
import { Package, Price, TestSummary } from "#core/catalogue/schema.ts";

/** What measures all the selected tests for less in one booking: one package, or tests and panels. */
export const CheaperBundle = z.object({
  cheaper: z
    .object({
      /** Number of selected tests that it replaces. */
      selected: z.number().int(),
      package: Package.pick({ id: true, name: true }).extend({ tests: z.number().int() }).nullable(),
      /** Replace the selected ones; empty for a package. */
      tests: z.array(TestSummary),
      total: Price,
      saves: Price,
      /** Additional preparation compared to the selected tests, as a sentence; null if there is none. */
      asksMore: z.string().nullable(),
    })
    .nullable(),
});

export type CheaperBundle = z.infer<typeof CheaperBundle>;
