import { MAX_NOTE_LENGTH } from "#core/patients/note-length.ts";

/** Merging and splitting patients, and staff notes. */
export const patientMerge = {
  merge: "Merge with another patient",
  split: "Split off somebody else",
  close: "Leave it",
  failed: "Nothing was changed. Please try again.",
  mergeWith: (kept: string) => `Who is the same person as ${kept}?`,
  search: "Search by name or phone",
  noOne: "Nobody else is found.",
  visits: (count: number) => (count === 1 ? "1 booking" : `${count} bookings`),
  loadingPlan: "Looking what would move...",
  failedPlan: "The plan cannot be shown. Please try again later.",
  plan: (kept: string, other: string) => `${other} becomes ${kept}`,
  moves: (parts: { bookings: number; reports: number; messages: number; notes: number; waitlist: number }) =>
    [
      formatCount(parts.bookings, "booking"),
      formatCount(parts.reports, "report"),
      formatCount(parts.messages, "message"),
      formatCount(parts.notes, "note of the staff", "notes of the staff"),
      formatCount(parts.waitlist, "place on the waitlist", "places on the waitlist"),
    ]
      .filter((part) => !part.startsWith("0 "))
      .join(", ") || "nothing",
  moved: "Moves",
  fields: { name: "Name", phone: "Phone", age: "Age", gender: "Gender", address: "Address", email: "Email" },
  nothing: "none",
  stays: (stays: string, goes: string) => `${stays} stays, ${goes} goes`,
  filled: (value: string) => `${value}, taken over`,
  phones: (kept: string, other: string, reports: number) =>
    `I know: whoever signs in with ${kept} will see these bookings and ${formatCount(reports, "released report")}, and ${other} will not see them any more.`,
  phonesMissed: "Please tick that another phone will see them.",
  mergeNow: "Merge the two",
  merging: "Merging...",
  mergeDone: "The two are one patient now",
  noWayBack: "There is no way back by one press: a patient can be split again, booking by booking.",
  which: "Which bookings are somebody else's?",
  whichMissed: "Please choose at least one booking, and leave at least one.",
  name: "Name of that person",
  nameMissed: "Please write the name.",
  age: "Age",
  ageWrong: "Please write the age in digits, from 0 to 120 years: 45, 18 months, 10 days.",
  gender: "Gender",
  noGender: "Not said",
  samePhone: (phone: string) => `The phone stays ${phone}: whoever signs in with it sees both.`,
  splitNow: "Split them off",
  splitting: "Splitting...",
  splitDone: "The bookings have their own patient now",
  export: "Export what is kept",
  exporting: {
    title: (name: string) => `All that is kept of ${name}`,
    holds: {
      patient: "Contact data",
      notes: "Notes of the staff",
      bookings: "Bookings, with tests and payment",
      receipts: "Receipts",
      discounts: "Discounts",
      reports: "Released reports (PDF)",
      messages: "Messages to them",
      contactMessages: "What they wrote to the lab",
      waitlist: "Places on the waitlist",
      signIn: "Sessions of their phone",
    },
    hint: "For the patient alone, who may ask for it by law. The file names them: please hand it over, then delete it here. The audit log keeps that you took it.",
    take: "Download the ZIP",
    taking: "Putting it together...",
    done: "The ZIP is downloaded",
    failed: "The ZIP could not be put together. Please try again.",
    loading: "Looking what is kept...",
    failedPlan: "What is kept cannot be shown. Please try again later.",
  },
  note: {
    title: "Note of the staff",
    none: "Nothing is noted.",
    write: "Write a note",
    change: "Change the note",
    label: "What whoever calls or comes must know",
    hint: `Hard of hearing, difficult veins, call the daughter. For the staff alone; at most ${MAX_NOTE_LENGTH} letters.`,
    written: (by: string, when: string) => `Written ${by}, ${when}`,
    keep: "Leave it",
    loading: "Loading the note...",
    failed: "The note cannot be shown. Please try again later.",
  },
};

function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
