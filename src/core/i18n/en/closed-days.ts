/* Why a day is closed, in English. */

/** Why a day is closed. */
export const closedDays = {
  sunday: "We do not collect samples on Sundays.",
  holiday: (name: string | undefined) => `We are closed for ${name ?? "a holiday"}.`,
  past: "This day has passed. Please choose another one.",
  tooFar: (days: number) => `Please choose a day within the next ${days} days.`,
  over: "The last time of today has passed. Please choose another day.",
};
