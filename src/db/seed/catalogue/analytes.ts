import type { AnalyteRow } from "./analyte-rows.ts";
import { bloodAnalyteRows } from "./analytes-blood.ts";
import { organAnalyteRows } from "./analytes-organs.ts";

/** Every line of a report, in the order in which a report lists them. */
export const analyteRows: AnalyteRow[] = [...bloodAnalyteRows, ...organAnalyteRows];
