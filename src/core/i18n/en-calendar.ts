/* Words of the calendar in English. */

/** Names of months and weekdays, whole and short; a week begins on Sunday. */
export const calendar = {
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ] as const,
  shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const,
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const,
  shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const,
};

/** Why a day is closed. */
export const closedDays = {
  sunday: "We do not collect samples on Sundays.",
  holiday: (name: string | undefined) => `We are closed for ${name ?? "a holiday"}.`,
  past: "This day has passed. Please choose another one.",
  tooFar: (days: number) => `Please choose a day within the next ${days} days.`,
  over: "The last time of today has passed. Please choose another day.",
};

/** Local time in a country with several zones. */
export const phoneCountry = {
  between: (earliest: string, latest: string) => `${earliest} to ${latest}`,
};

/** Amounts of an age, so that `parseAge` can read them, and their units where space is short. */
export const ages = {
  years: (count: number) => (count === 1 ? "1 year" : `${count} years`),
  months: (count: number) => (count === 1 ? "1 month" : `${count} months`),
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  shortUnits: { years: "y", months: "m", days: "d" },
};
