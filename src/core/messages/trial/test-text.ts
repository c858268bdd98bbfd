/** What a test message says, of the lab by its name; its page shows it before it is sent. */
export function testText(lab: string): string {
  return `This is a test message of ${lab}. If you can read it, our messages reach this phone.`;
}
