/* The test message and its form in English. */

/** Text of a test message; the page shows it before sending. */
export const testMessage = (lab: string) =>
  `This is a test message of ${lab}. If you can read it, our messages reach this phone.`;

/** Form of the test message. */
export const testMessageForm = {
  "test-phone-empty": "Please enter a phone number",
  "test-phone-invalid": "Please enter a valid 10-digit phone number",
};
