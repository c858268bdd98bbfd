/** Returns the name of the downloaded file, without a person's name, because a phone may be shared. */
export function formatReportFileName(bookingCode: string): string {
  return `nabz-report-${bookingCode}.pdf`;
}
