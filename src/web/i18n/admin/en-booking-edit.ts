/** Editing the patient of a booking. */
export const patientEdit = {
  open: "Change the details",
  keep: "Keep as it is",
  noGender: "Not told",
  nameHint: "Another name makes it that person's booking. Names in other bookings stay.",
  phoneFor: {
    label: "Another phone is for",
    none: "Choose",
    names: { booking: "This booking alone", person: "All bookings of this person" },
  },
  languageHint: "Messages that wait already go out as they are.",
  noteHint: "The gate, a wheelchair, the doctor's name. For the staff alone.",
  notifyHint: "The patient of a visit to come is told which details are new, by the phone that stands here then.",
};

/** Editing the items. */
export const itemsEdit = {
  open: "Add or take away tests",
  heading: "What is booked then",
  takeAway: (name: string) => `Take away ${name}`,
  putBack: (name: string) => `Put back ${name}`,
  takeAwayShort: "Take away",
  putBackShort: "Put back",
  search: "Search tests and packages",
  none: "Nothing found",
  add: (name: string, price: string) => `Add ${name}, ${price}`,
  held: (name: string, by: string) => `${name} is already in ${by}: please take it away.`,
  nothing: "Something must stay booked. If nothing is wanted any more, cancel the visit.",
  total: "New total",
  before: (sum: string) => `was ${sum}`,
  hint: "What stays costs what it did.",
  notifyHint: "The patient is told the new total and how to prepare.",
  save: (sum: string) => `Change to ${sum}`,
  saving: "Changing...",
  keep: "Keep as it is",
  done: "Tests changed",
  failed: "Failed to change the tests",
};

/** Other patients of the same visit. */
export const visitMembers = {
  title: "At the same door",
  addMember: "One more person",
};

/** Setting an earlier status. */
export const stepBack = {
  open: "Go back",
  why: "Why it goes back",
  reasons: {
    "sample-rejected": "Sample haemolysed or too little: take it again",
    "pressed-by-mistake": "Pressed by mistake",
    "patient-absent": "Patient was not there",
    other: "Another reason",
  },
  follows: {
    "sample-rejected": (status: string) => `Back to ${status}: another sample is collected, and nothing more is paid.`,
    "pressed-by-mistake": (status: string) => `Back to ${status}. Nothing else changes.`,
    "patient-absent": (status: string) => `Back to ${status}: the visit is still to be made, or moved.`,
    other: (status: string) => `Back to ${status}, with what you write.`,
  },
  note: "What happened, for the staff alone",
  noteNeeded: "Please say in a few words why.",
  message: "The patient is told that status by WhatsApp again.",
  noMessage: "The patient is told nothing.",
  submit: "Go back",
  submitting: "Going back...",
  keep: "Leave it as it is",
};

/** Cancelling a visit. */
export const cancel = {
  open: "Cancel the visit",
  why: "Why it is cancelled",
  note: "What was said, for the staff alone",
  noteNeeded: "Please say in a few words why.",
  seat: "The booking becomes Declined, and its place of the hour is free again.",
  noSeat: "The booking becomes Declined.",
  notifyHint: "The patient is told by WhatsApp, with the reason in our words.",
  noNotification: "The patient is told nothing: a second booking of the same visit may stand.",
  paid: (sum: string) => `${sum} was paid. It stands under "To give back" in Reports until it is refunded.`,
  cancel: "Cancel the visit",
  cancelling: "Cancelling...",
  keep: "Keep the visit",
  done: "Visit cancelled",
  failed: "Failed to cancel the visit",
};
