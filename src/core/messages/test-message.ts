/** Text of a test message; the page shows it before sending. */
export function formatTestMessage(lab: string): string {
  return `This is a test message of ${lab}. If you can read it, our messages reach this phone.`;
}
