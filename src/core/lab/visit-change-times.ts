/** Choices of how long before a slot patients can still move or cancel a visit, in minutes. */
export const CHANGE_UNTIL_MINUTES: readonly number[] = [60, 120, 180, 240, 360, 720, 1440];

/** The most moves by the patient that an owner can allow for one booking. */
export const MAX_MOVES_ALLOWED = 10;

const listHalfHours = (from: number, to: number): readonly number[] =>
  Array.from({ length: (to - from) / 30 + 1 }, (_, index) => from + index * 30);

/** Choices of the time of the evening's reminder, in minutes after midnight. */
export const REMINDER_MINUTES = listHalfHours(15 * 60, 22 * 60 + 30);

/** Choices of when the quiet hours begin in the evening and end in the morning. */
export const QUIET_FROM_MINUTES = listHalfHours(18 * 60, 23 * 60);
export const QUIET_TO_MINUTES = listHalfHours(5 * 60, 11 * 60);
