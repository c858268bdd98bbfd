/** How a language says the times that the catalogue stores in English. */
type ReportTimeWords = { sameDay: string; hours: string; days: string };

/** Says a stored report time, like "24-48 hours" or "Same Day"; any other text is returned as it is. */
export function formatStoredReportTime(text: string, { sameDay, hours, days }: ReportTimeWords): string {
  if (text === "Same Day") return sameDay;
  const [, count, unit] = /^([\d-]+) (hours|days)$/.exec(text) ?? [];
  return count === undefined ? text : `${count} ${unit === "hours" ? hours : days}`;
}
