/** Letters of what the staff note of one patient. */
export const LONGEST_NOTE = 300;
