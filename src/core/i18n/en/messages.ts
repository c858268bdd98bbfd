/*
 * Messages to patients in English. Days, times, amounts and phones come formatted; a line "Label: value" becomes a row of
 * a mail's list.
 */

type Visit = { isAtCentre: boolean; day: string; time: string };

const visit = ({ isAtCentre }: Pick<Visit, "isAtCentre">) => (isAtCentre ? "visit at our centre" : "home collection");

/** Lines that several messages share. */
export const messageLines = {
  hello: (name: string) => `Hello ${name},`,
  reference: (code: string) => `Reference: ${code}`,
  address: (lab: string, address: string) => `${lab}, ${address}.`,
  questions: (phone: string) => `Questions? Call ${phone}.`,
  notRequested: (phone: string) => `If you did not ask for this, please call ${phone}.`,
  atCentre: "The sample is taken at our centre.",
  /** Before a link that opens the visit, as the last line; the second while nothing can be changed. */
  changeVisit: (url: string) => `See, move or cancel your visit: ${url}`,
  openVisit: (url: string) => `See your visit: ${url}`,
  /** An instruction for one of several people of a visit. */
  forPatient: (name: string, instruction: string) => `${name}: ${instruction}`,
  /** In place of a preparation that does not fit into a template. */
  callToPrepare: "Please call us to ask how to prepare.",
};

/** Confirmation of a booking. */
export const confirmationMessage = {
  subject: (code: string) => `Your booking is confirmed (${code})`,
  hello: (name: string, lab: string) => `Hello ${name}, your booking at ${lab} is confirmed.`,
  date: (day: string) => `Date: ${day}`,
  time: (time: string) => `Time: ${time}`,
  total: (amount: string) => `Total: ${amount}, to be paid after sample collection and testing.`,
  /** The visit link, if there is one, follows: with it most patients need no call. */
  call: (phone: string) => `Questions or changes? Call ${phone}.`,
};

/** Messages about a change of a visit. */
export const visitMessages = {
  moved: {
    subject: (code: string) => `Your visit has a new time (${code})`,
    now: (day: string, time: string) =>
      `Your home collection is now on ${day}, ${time}. We do not come at the old time.`,
    unsuitable: (phone: string) => `If the new time does not suit you, please call ${phone}.`,
  },
  redraw: {
    subject: (code: string) => `A free visit to take your sample again (${code})`,
    again: (day: string, time: string) =>
      `One tube of your sample cannot be used. We are sorry; it is not your fault. We will take the sample again on ${day}, ${time}, free of charge.`,
    unsuitable: (phone: string) => `If that time does not suit you, please call ${phone}.`,
  },
  cancelled: {
    subject: (code: string) => `Your visit is cancelled (${code})`,
    cancelled: (booking: Visit, reason: string) =>
      `Your ${visit(booking)} on ${booking.day}, ${booking.time} is cancelled. ${reason}`,
    bookAgain: (phone: string) => `To book another time, please call ${phone}.`,
    reasons: {
      "patient-asked": "You asked us to cancel it.",
      "not-at-home": "We came to your home, but could not meet you there. We are sorry that we missed you.",
      "lab-cannot-come": "We are sorry: we cannot come at that time.",
      other: "Please call us if you would like to know why.",
    },
    /** Follows the reason if something was paid. */
    refund: "What was paid for it will be returned.",
  },
  itemsChanged: {
    subject: (code: string) => `Your tests have changed (${code})`,
    changed: (booking: Visit) => `The tests of your ${visit(booking)} on ${booking.day}, ${booking.time} have changed.`,
    total: (amount: string) => `Total: ${amount}`,
    sampleTaken: "We have your sample: you need not prepare anything.",
  },
  detailsChanged: {
    subject: (code: string) => `Your booking has new details (${code})`,
    changed: (day: string, time: string, details: string) =>
      `We have new details in your booking for ${day}, ${time}: ${details}. The visit stays as it is.`,
    /** The patient's words for the details that they entered. */
    fields: {
      name: "name",
      phone: "phone number",
      email: "email",
      age: "age",
      exactAge: "age",
      gender: "gender",
      address: "address",
      landmark: "landmark",
      pinCode: "PIN code",
    },
  },
};

/**
 * Messages about statuses set by staff: each one's approved template is its sentence (docs/operations.md, "Templates").
 */
export const statusMessages = {
  "visit-confirmed": {
    subject: (code: string) => `Your booking is confirmed (${code})`,
    sentence: (booking: Visit) => `Your ${visit(booking)} on ${booking.day}, ${booking.time} is confirmed.`,
  },
  "sample-collected": {
    subject: (code: string) => `We have your sample (${code})`,
    sentence: () => "We have collected your sample. We will tell you as soon as your report is ready.",
  },
  "visit-declined": {
    subject: (code: string) => `Your booking is cancelled (${code})`,
    sentence: (booking: Visit & { helpline: string }) =>
      `Your ${visit(booking)} on ${booking.day}, ${booking.time} will not take place. To book another time, or if you did not expect this, please call ${booking.helpline}.`,
  },
};

/** Messages about reports. */
export const reportMessages = {
  openIt: (url: string) => `To open it, sign in with the phone number of the booking: ${url}`,
  stillToCome: "If a report of yours is still to come, we will tell you as soon as it is ready.",
  "report-ready": {
    subject: (code: string) => `Your report is ready (${code})`,
    first: (name: string, lab: string) => `Hello ${name}, your report from ${lab} is ready.`,
  },
  "report-corrected": {
    subject: (code: string) => `Your corrected report is ready (${code})`,
    first: (name: string, lab: string) =>
      `Hello ${name}, your corrected report from ${lab} is ready. It takes the place of the one we sent before: please do not use that one.`,
  },
  "report-withdrawn": {
    subject: (code: string) => `A report was sent to you by mistake (${code})`,
    first: (name: string, lab: string) =>
      `Hello ${name}, a report from ${lab} was sent to you by mistake. Please do not use it or show it to anybody, and delete it where you saved it.`,
  },
};

/** Messages about money; the amount due is that after the receipt. */
export const receiptMessages = {
  /** In place of the name, if only the phone of who pays is known. */
  somebody: "there",
  due: (amount: string) => `Still to pay: ${amount}`,
  toReturn: (amount: string) => `Still to be returned: ${amount}`,
  settled: "Nothing is left to pay.",
  "payment-received": {
    subject: (code: string) => `We have received your payment (${code})`,
    sentence: (amount: string, lab: string) => `${lab} has received ${amount} from you.`,
    way: (ways: string) => `Paid by: ${ways}`,
    number: (number: string) => `Receipt: ${number}`,
  },
  "money-returned": {
    subject: (code: string) => `We have returned money to you (${code})`,
    sentence: (amount: string, lab: string) => `${lab} has returned ${amount} to you.`,
    way: (ways: string) => `Returned by: ${ways}`,
    number: (number: string) => `Refund: ${number}`,
  },
};

/** Reminders of a visit. */
export const reminderMessages = {
  /** Only where a reply is read. */
  optOut: "Reply STOP to get no more messages.",
  tomorrow: {
    subject: (code: string) => `Your visit is tomorrow (${code})`,
    sentence: (day: string, time: string) => `Your home collection is tomorrow: ${day}, ${time}.`,
  },
  soon: {
    subject: (code: string) => `Your visit is today (${code})`,
    sentence: (day: string, time: string) => `Your home collection is today: ${day}, ${time}.`,
  },
  /** In place of a last meal whose time has passed. */
  stillFasting: (lastMeal: string, drink: string) =>
    `Do not eat until your sample is taken; ${drink}. If you have eaten after ${lastMeal}, please call us to choose another time.`,
};

/** Messages of the day of a visit. */
export const roundMessages = {
  /** In place of the phlebotomist's first name. */
  unnamed: "Our phlebotomist",
  "phlebotomist-coming": {
    subject: (code: string) => `Our phlebotomist is on the way (${code})`,
    sentence: (phlebotomist: string, from: string, to: string) =>
      `${phlebotomist} is on the way to your home collection. Please expect us between ${from} and ${to}.`,
  },
  "visit-late": {
    subject: (code: string) => `We are late, and we are sorry (${code})`,
    sentence: (phlebotomist: string, from: string, to: string) =>
      `${phlebotomist} is late for your home collection, which we promised between ${from} and ${to}. We are sorry. To ask when we will come, or to choose another time, please call us.`,
  },
};

/** Answers to what patients write back, and texts for what is not kept of it. */
export const inboundMessages = {
  /** In place of a picture or a file, which is not downloaded. */
  media: "[sent a picture or a file]",
  /** In place of a location, a contact or the like. */
  noText: "[sent something without text]",
  "fasting-noted": {
    sentence: (day: string, time: string) =>
      `Thank you: we have noted that you have not eaten. Your visit on ${day}, ${time} stays as it is.`,
  },
  "fasting-not-needed": {
    sentence: (day: string, time: string) =>
      `Thank you. Your visit on ${day}, ${time} needs no fasting: eat and drink as usual.`,
  },
  "choose-another-hour": {
    sentence: (day: string, time: string) =>
      `Thank you for telling us that you have eaten. Your visit on ${day}, ${time} needs an empty stomach.`,
    choose: (url: string) => `Choose another time here: ${url}`,
  },
  "not-me-noted": {
    sentence: (lab: string) =>
      `Thank you for telling ${lab}. We have noted that this booking is not yours, and will send no more messages about this patient to your phone.`,
  },
  "opted-out": {
    sentence: (lab: string) =>
      `You will get no more messages from ${lab} on this phone, except login codes that you ask for. To get messages again, reply START.`,
  },
  "opted-in": {
    sentence: (lab: string) => `You will get messages from ${lab} again. To stop them, reply STOP.`,
  },
};

/** Message with a login code. */
export const loginCodeMessage = (code: string, lab: string, minutes: number) =>
  `${code} is your login code for ${lab}. It is good for ${minutes} minutes. Our staff never ask for it.`;

/** What a patient's chat with the lab begins with. */
export const patientChat = (lab: string, code: string) => `Hello ${lab}, I am writing about my booking ${code}.`;

/** Language of a mail's HTML. */
export const mailLanguage = "en";
