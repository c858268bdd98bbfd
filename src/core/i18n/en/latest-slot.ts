/* The last suitable slot, in English. */

/** Without a test it is the lab's own for fasting patients. */
export const latestSlot = (time: string, test: string | null) =>
  `The latest hour is ${time} ${test === null ? "for tests that need fasting" : `for ${test}`}. If that is too early, please call us.`;
