import { packageNameOf } from "#core/pricing/item-names.ts";

/** Row 9.18: names for packages whose data cannot be loaded. */
const packageNames: readonly string[] = [
  "Comprehensive Health Check Up",
  "Essential Health Package",
  "Basic Health Check Up",
  "Diabetes Care Package",
  "Heart Health Package",
  "Women's Health Package",
  "Men's Health Package",
  "Senior Citizen Package",
];

/**
 * Row 8.20: the name of a package whose data cannot be loaded: the one that the browser kept, else the default of its id, else
 * 'Health Package'. Only the form shows it: what is booked carries the name that the server stored (decision 049).
 */
export function packageNameWithoutData(id: number, kept?: string | null): string {
  return kept?.trim() || (packageNames[id - 1] ?? packageNameOf());
}

/** Row 3.6: what a test says where the lab has left it empty. */
const DEFAULT_SAMPLE_TYPE = "Blood";
const DEFAULT_REPORT_TIME = "24-48 hours";
const DEFAULT_REPORT_TIME_IN_LISTS = "Same Day";
const DEFAULT_PREPARATION =
  "Fasting for 8-12 hours may be required. Water is permitted. Avoid alcohol and strenuous exercise for 24 hours.";

export function sampleTypeOf(sampleType?: string | null): string {
  return sampleType || DEFAULT_SAMPLE_TYPE;
}

/** Row 3.6: lists have a default of their own. */
export function reportTimeOf(reportTime: string | null | undefined, shownIn: "list" | "detail"): string {
  return reportTime || (shownIn === "list" ? DEFAULT_REPORT_TIME_IN_LISTS : DEFAULT_REPORT_TIME);
}

export function preparationOf(preparation?: string | null): string {
  return preparation || DEFAULT_PREPARATION;
}

/** A text of short instructions, a sentence a line; a dot before a small letter or a figure ends none. */
export function pointsOf(text: string): string[] {
  return text.split(/(?<=\.)\s+(?=\p{Lu})/u);
}
