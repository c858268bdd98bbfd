const onlyOneMore = (count: number) => (count === 1 ? "once more" : `${count} more times`);

/** The page behind a visit link. Days, times and moments come formatted. */
export const visitLink = {
  title: "Your visit",
  description: "When we come to take your sample, and what you can still change.",
  slot: (day: string, time: string) => `${day}, ${time}`,
  headings: { upcoming: "Booked", moved: "Moved", "on-the-way": "We are on the way" },
  where: { home: "at your door from", centre: "at our centre from" },
  people: "For",
  area: (area: string) => `At your door in ${area}`,
  atDoor: "At your door",
  atCentre: "At our centre",
  movedFrom: (slot: string) => `It was ${slot}. That time is free again.`,
  promised: (from: string, to: string) => `At your door between ${from} and ${to}.`,
  call: (phone: string) => `Call ${phone}`,
  changes: "Change the visit",
  move: {
    row: "Move it",
    rowDetail: (until: string, left: number) => `Until ${until}. You can move it ${onlyOneMore(left)}.`,
    title: "Move your visit",
    now: (slot: string) => `Now: ${slot}. You keep it until the new time is yours.`,
    nearest: "The nearest free times",
    ofDay: (day: string) => `Free times on ${day}`,
    none: "No time is free here that suits your tests.",
    submit: "Move the visit",
    after: (left: number) =>
      left === 0
        ? "After this, only we can move it: please call us."
        : `After this you can move it ${onlyOneMore(left)}.`,
    otherDays: "Another day",
    closed: (day: string, why: string) => `${day}: ${why}`,
    full: "No free time",
    back: "Keep it as it is",
  },
  cancel: {
    row: "Cancel it",
    rowDetail: (until: string) => `Costs nothing, until ${until}`,
    title: "Cancel this visit?",
    free: "It costs nothing. What you have paid comes back to you.",
    oneOnly: (initials: string) =>
      `This cancels the visit of ${initials} only. To cancel for everyone at your door, please call us.`,
    why: "Why?",
    whyHint: "It helps us to do better.",
    submit: "Cancel the visit",
    keep: "Keep it",
    orMove: "Or move it",
    orMoveDetail: "To a time that suits you better",
  },
  ate: {
    title: "You have eaten. That is all right.",
    sentence: "Choose a later time. It does not count as a move.",
    submit: (slot: string) => `Move to ${slot}`,
    none: "No later time is free that suits your tests. Please call us.",
  },
  obstacles: {
    deadline: (until: string) => `Changes here ended ${until}.`,
    "at-centre": "A visit at the centre is changed by phone.",
    shared: "Someone else is visited with you.",
    "under-way": "We are on the way.",
    "moves-used": "You have moved this visit as often as it can be moved here.",
    over: "This visit can no longer be changed.",
  },
  callUs: "Please call us: we still find a way.",
  over: {
    title: "This visit is over",
    sentence: "It cannot be changed any more. If we missed you, or you have a question, please call us.",
  },
  declined: {
    title: "This visit is cancelled",
    sentence: "No one comes. What you have paid comes back to you.",
    again: "Book another visit",
  },
  unknown: {
    title: "This link does not open a visit",
    sentence: "It may have been cut when it was copied. Nothing was changed.",
  },
  tooMany: { title: "Please wait a little" },
  notDone: "Nothing was changed.",
};

/** Whether the patient has fasted, and until when they must. Moments come formatted. */
export const visitFasting = {
  title: "Have you eaten?",
  since: (moment: string) => `Since ${moment}`,
  fasted: "I have not eaten",
  ate: "I ate",
  thanks: "Thank you: you have not eaten.",
  stay: "Stay so until the sample is taken.",
  hasEaten: "You have eaten.",
  chooseLater: "Choose a later time, so that no one comes for nothing.",
  callForLater: "Please call us: we find a later time.",
  choose: "See later times",
  after: "I ate after all",
  lastMeal: (moment: string) => `Last meal by ${moment}`,
  coming: "The phlebotomist has set out. It takes 10 to 15 minutes, then you can eat.",
};
