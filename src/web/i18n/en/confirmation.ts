import { visitChange } from "#core/i18n/en/visit-change.ts";
import { bookedNames } from "./common.ts";

/** After booking: waiting for the answer, and the confirmation. */
export const confirmation = {
  pendingSubmission: {
    title: "Your booking is waiting for the network",
    sentence:
      "We have no answer yet. Your booking is kept on this device and goes out by itself, once, as soon as the line is back and a page of ours is open. After half an hour we ask you first.",
    busyTitle: "Your booking is waiting for us",
    busySentence:
      "Our system cannot take bookings at the moment; the fault is ours. Your booking is kept on this device and goes out by itself, once, as soon as we can take it and a page of ours is open. After half an hour we ask you first.",
    orBook: "If you cannot wait, call us:",
    needsPress: "We have had no answer to your booking for half an hour. Do you still want us to send it?",
    sendNow: "Send it now",
    perhaps: (phone: string) =>
      `It may have reached us already. If you stop here and book something else, please call ${phone}, so that you do not hold two bookings.`,
    tryNow: "Try now",
    giveUp: "Do not send it",
  },
  /** The same on pages it was not booked on: the items, never the patient. */
  elsewhere: {
    label: "Your booking",
    what: (names: string, day: string, time: string) => `${names} for ${day}, ${time}`,
    sending: (what: string) => `We are sending your booking of ${what}.`,
    waiting: (what: string) =>
      `Your booking of ${what} is waiting for the network. It goes out by itself, once, as soon as the line is back and a page of ours is open.`,
    needsPress: (what: string) =>
      `We have had no answer to your booking of ${what} for half an hour. Do you still want us to send it?`,
    booked: (what: string, code: string) => `You booked ${what}. Reference number: ${code}`,
    see: "See it",
    refused: (what: string) => `Your booking of ${what} was not made.`,
    form: "Back to the form",
    close: "Close",
  },
  confirmed: {
    title: "Booking Confirmed!",
    where: "at your door from",
    reference: "Reference number",
    appointment: "Appointment details",
    date: "Date",
    time: "Time",
    address: "Address",
    method: "Payment method",
    paymentStatus: "Payment status",
    total: "Total",
    patient: "Patient information",
    name: "Name",
    email: "Email",
    phone: "Phone",
    gender: "Gender",
    age: "Age",
    tests: "Test details",
    before: "Before the visit",
    instructions: (change: string) => [
      "Be ready 15 minutes early.",
      "Keep your ID proof and this confirmation ready.",
      change,
      "Pay only after sample collection & testing.",
    ],
    print: "Print Confirmation",
    home: "Back to Home",
  },
  addToCalendar: {
    /** Calendar links. The accessible name is longer. */
    calendar: { shown: "Calendar", aloud: "Add to" },
    calendarFailed: "We could not make the calendar file. Please try again.",
    share: { shown: "WhatsApp", aloud: "Share on" },
  },
};

/** Fasting, on the confirmation. */
export const confirmationFasting = {
  ask: "Fasting may be needed for blood tests. Please call us to ask.",
  lastMeal: (time: string) => `Last meal: ${time}`,
};

/** A visit as a calendar and another phone read it. */
export const sharedVisit = {
  names: bookedNames,
  change: visitChange,
  message: (
    visit: Record<"patient" | "lab" | "what" | "code" | "date" | "time" | "address" | "total" | "change", string> & {
      prepare: readonly string[];
    },
  ) =>
    [
      `Sample collection for ${visit.patient}, ${visit.lab}`,
      visit.what,
      `Reference: ${visit.code}`,
      `Date: ${visit.date}`,
      `Time: ${visit.time}`,
      `Address: ${visit.address}`,
      `Total: ${visit.total}, to be paid after sample collection and testing.`,
      visit.change,
      "",
      ...visit.prepare,
    ].join("\n"),
  entry: (lab: string) => `Sample collection, ${lab}`,
  notes: (visit: Record<"patient" | "code" | "lab" | "phones", string> & { prepare: readonly string[] }) =>
    [
      `Reference: ${visit.code}`,
      `Patient: ${visit.patient}`,
      visit.lab,
      `Helpline: ${visit.phones}`,
      ...visit.prepare,
      "Keep your ID proof ready.",
    ].join("\n"),
};
