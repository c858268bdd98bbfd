/** What the patient's file is called: no name of a person, for the downloads folder of a shared phone. */
export function reportFileName(bookingCode: string): string {
  return `nabz-report-${bookingCode}.pdf`;
}
