import type { AnalyteRow } from "./analyte-row.ts";
import { bloodAnalyteRows } from "./analytes-blood.ts";
import { organAnalyteRows } from "./analytes-organs.ts";

/** All lines of a report, in order. */
export const analyteRows: AnalyteRow[] = [...bloodAnalyteRows, ...organAnalyteRows];
