/** Row 9.18. */
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

/** Row 8.20: a package whose data is missing is called by its id's default name, or 'Health Package'. */
export function packageNameOf(id: number, name?: string | null): string {
  return name || (packageNames[id - 1] ?? "Health Package");
}

/** Row 8.21: a test whose data is missing is called 'Individual Test'. */
export function testNameOf(name?: string | null): string {
  return name || "Individual Test";
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

/** Row 3.27: 'HLT-' and the id padded to 3 digits. */
export function packageCodeOf(id: number, code?: string | null): string {
  return code || `HLT-${String(id).padStart(3, "0")}`;
}

/** Row 3.27: 'BT-' and the id padded to 3 digits. */
export function testCodeOf(id: number, code?: string | null): string {
  return code || `BT-${String(id).padStart(3, "0")}`;
}
