import { getPackageName } from "#core/pricing/item-names.ts";

/** Names of packages whose data cannot be loaded. */
const defaultPackageNames: readonly string[] = [
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
 * Returns the name of a package whose data cannot be loaded: the one stored in the browser, else the default of its id,
 * else 'Health Package'. Only the form shows it: bookings carry the name that the server stored (decision 049).
 */
export function getFallbackPackageName(id: number, stored?: string | null): string {
  return stored?.trim() || (defaultPackageNames[id - 1] ?? getPackageName());
}

/** Texts of a test for fields that the lab has left empty. */
const DEFAULT_SAMPLE_TYPE = "Blood";
const DEFAULT_REPORT_TIME = "24-48 hours";
const DEFAULT_REPORT_TIME_IN_LISTS = "Same Day";
const DEFAULT_PREPARATION =
  "Fasting for 8-12 hours may be required. Water is permitted. Avoid alcohol and strenuous exercise for 24 hours.";

export function getSampleType(sampleType?: string | null): string {
  return sampleType || DEFAULT_SAMPLE_TYPE;
}

/** Lists and detail pages have different defaults. */
export function getReportTime(reportTime: string | null | undefined, shownIn: "list" | "detail"): string {
  return reportTime || (shownIn === "list" ? DEFAULT_REPORT_TIME_IN_LISTS : DEFAULT_REPORT_TIME);
}

export function getPreparationText(preparation?: string | null): string {
  return preparation || DEFAULT_PREPARATION;
}

/** Splits short instructions into sentences; a dot before a lower-case letter or a digit does not end one. */
export function splitPoints(text: string): string[] {
  return text.split(/(?<=\.)\s+(?=\p{Lu})/u);
}
