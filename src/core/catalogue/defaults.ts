import type { Sentences } from "#core/i18n/en.ts";

/**
 * Returns the name of a package whose data cannot be loaded: the one stored in the browser, else the default of its id,
 * else 'Health Package'. Only the form shows it: bookings carry the name that the server stored (decision 049).
 */
export function getFallbackPackageName(
  id: number,
  stored: string | null | undefined,
  { packageNames, itemNames }: Pick<Sentences, "packageNames" | "itemNames">,
): string {
  return stored?.trim() || (packageNames[id - 1] ?? itemNames.package);
}

type TestDefaults = Sentences["testDefaults"];

export function getSampleType(sampleType: string | null | undefined, defaults: TestDefaults): string {
  return sampleType ? (defaults.sampleNames[sampleType] ?? sampleType) : defaults.sampleType;
}

/** Lists and detail pages have different defaults. */
export function getReportTime(
  reportTime: string | null | undefined,
  shownIn: "list" | "detail",
  defaults: TestDefaults,
): string {
  return reportTime ? defaults.sayReportTime(reportTime) : defaults.reportTime[shownIn];
}

export function getPreparationText(preparation: string | null | undefined, defaults: TestDefaults): string {
  return preparation || defaults.preparation;
}

/**
 * Splits short instructions into sentences. A dot before a lower-case letter or a digit does not end one; the danda of
 * Punjabi and Hindi always does, and a dot of English before one of their letters.
 */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=\.)\s+(?=\p{Lu})|(?<=[a-z]\.)\s+(?=\p{Lo})|(?<=।)\s+/u);
}
