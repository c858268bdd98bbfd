/** Choices of the time at which the owner gets the day's figures, in minutes after midnight: each half hour after noon. */
export const EVENING_MINUTES: readonly number[] = Array.from({ length: 24 }, (_, index) => 720 + index * 30);
