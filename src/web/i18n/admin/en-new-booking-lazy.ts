/* Texts of the booking for a caller that load after the page. */

const formatHours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);

/** What the tests ask of the caller and of the slot; loaded after the page. */
export const newBookingPreparation = {
  conflicts: {
    afterLatest: (time: string, test: string | null) =>
      `${test ?? "Tests that need fasting"}: the latest hour is ${time}. Book a later one only if the lab can take it.`,
    lastMealPassed: (moment: string) =>
      `The last meal before this hour was ${moment} at the latest. Ask first: book it only if nothing was eaten since.`,
    firstBitePassed: (moment: string) =>
      `The first bite before this hour was ${moment}. Ask first: book it only if the patient ate then.`,
  },
  spoken: {
    /* Said to a caller, who is not asked to call. */
    latestSlot: (time: string, test: string | null) =>
      `The latest hour is ${time} ${test === null ? "for tests that need fasting" : `for ${test}`}.`,
    preparation: {
      mealMissed: "That hour has passed: if you have eaten since, we choose another hour now.",
      biteMissed: "That hour has passed: if you did not eat then, we choose another hour now.",
      hoursApart: (least: number, most: number) =>
        `One of these tests needs ${formatHours(least)} without food, another one at most ${formatHours(most)}: we agree on two visits now.`,
      secondSample: (tests: string, time: string) =>
        `${tests} needs a second sample, ${time} after a meal: eat once the first sample is taken. We agree on the hour of the second now.`,
    },
  },
};

/** For a caller where the lab does not come. */
export const callerWaitlist = {
  put: "Put on the waitlist",
  putting: "Putting on the waitlist...",
  done: "On the waitlist: the number stands under Messages.",
  phoneFirst: "Please type the caller's number first.",
  failed: "Failed to put the number on the waitlist",
};
