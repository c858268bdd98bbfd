/* Texts of the admin area: `en.admin.patients.search`. Each tab has its own file, so that a page loads only its own
   texts. */

import type { ReachedRateLimit } from "#core/admin/warnings.ts";

export * from "./en-audit-log.ts";
export * from "./en-bench.ts";
export * from "./en-booking-edit.ts";
export * from "./en-bookings.ts";
export * from "./en-catalogue-and-lab.ts";
export * from "./en-day.ts";
export * from "./en-erasure.ts";
export * from "./en-inbox.ts";
export * from "./en-money.ts";
export * from "./en-move.ts";
export * from "./en-new-booking.ts";
export * from "./en-new-booking-lazy.ts";
export * from "./en-patient-merge.ts";
export * from "./en-payments.ts";
export * from "./en-report.ts";
export * from "./en-sample.ts";
export * from "./en-second-step.ts";
export * from "./en-tabs.ts";
export * from "./en-team.ts";
export * from "./en-translations.ts";
export * from "./en-work.ts";

export const frame = {
  title: "Admin Dashboard",
  pageTitle: (page: string) => `${page}: nabz admin`,
  /** Short label in the rail. */
  new: "New",
  newBooking: "New booking",
  logo: "nabz, home",
  /** Short label in the rail; the accessible name says that it is changed. */
  password: "Password",
  signedIn: "Signed in",
  logout: "Logout",
  logoutFailed: "Failed to log out. Please try again.",
  error: "Error",
};

/** Instead of an address and an area. */
export const atCentre = "At the centre";

/** Instead of a promise that the patient is notified. */
export const notificationsOff = "No message goes out: WhatsApp is not set up.";

export const signIn = {
  password: "Password",
  show: "Show what is typed",
  enter: "Login",
  checking: "Checking...",
  ended: "Your session has ended. Please enter the password again.",
  who: "Phone or email",
  whoHint: "The lab's own password needs none.",
  unreachable: "We could not reach the lab's server. Please try again.",
  needsCookies: "This browser blocks cookies. Allow them for this site in its settings, and log in again.",
};

/** Lock screen. */
export const lock = {
  title: "The admin area is locked",
  sentence: "Nobody used it for a while. What was typed is still there.",
  signedInAs: (name: string) => `Signed in: ${name}`,
  goOn: "Go on",
  logOut: "Log out",
};

export const sessionEnd = {
  signedOut: "You are signed out",
  typedStays: "Nothing more is saved. What you typed is still here: copy what you need, then close this to sign in.",
};

export const changePassword = {
  title: "Change password",
  sentence: "Everybody else who is signed in to the admin area will have to sign in again.",
  present: "Present password",
  next: "New password",
  hint: "At least 8 characters; a long sentence is best",
  again: "New password, once more",
  differ: "The two new passwords differ.",
  change: "Change password",
  changing: "Changing...",
  done: "Password changed",
  doneSentence: "Every other session of the staff has ended.",
};

const fakeBookingsHint = "If bookings are false, delete them: what waits for them is then not sent.";

/** By rate limit; the time follows the title. */
const rateLimitTexts = {
  "login-code-sent": {
    title: "The hour's login codes to known patients are spent",
    sentence: "Nobody gets a login code until the hour is over. Please help those who call.",
  },
  "unproved-code-sent": {
    title: "The hour's login codes to phones with unconfirmed bookings are spent",
    sentence: "Known patients still get theirs. New patients who call can be helped by phone.",
  },
  "booking-code-sent": {
    title: "The hour's codes that confirm new bookings are spent",
    sentence: "Known patients still get theirs. New patients who call can be booked by you.",
  },
  "known-confirmation": {
    title: "The hour's confirmations to known patients who booked without signing in are spent",
    sentence: `The latest wait for the next hour. ${fakeBookingsHint}`,
  },
  "unproved-confirmation": {
    title: "The hour's confirmations to phones that no code has proved are spent",
    sentence: `The latest wait for the next hour. ${fakeBookingsHint}`,
  },
  "contact-mail": {
    title: "The hour's mails about the contact form are spent",
    sentence: "Further messages are not mailed until the hour is over. Each one is here under Messages.",
  },
} satisfies Record<ReachedRateLimit["limit"], { title: string; sentence: string }>;

export const warnings = {
  label: "Warnings",
  disk: (left: string) => ({
    title: `The server's disk is nearly full: ${left} left.`,
    sentence: "Once it is full, no booking can be taken. Please tell whoever looks after the server to make room.",
  }),
  backup: (lastGoodAt: string | null) => ({
    title: lastGoodAt ? `The last good backup is of ${lastGoodAt}.` : "There is no backup of the lab's data.",
    sentence:
      "If the server were lost now, the bookings since then would be, too. Please tell whoever looks after the server; its log says why.",
  }),
  failing: (ways: string, messages: number) => ({
    title: `Nothing gets through by ${ways}: ${messages === 1 ? "one message" : `${messages} messages`} failed or wait for another try.`,
    sentence:
      "Often the provider's account is empty or locked. Its own words stand under Messages, Sent, where what failed can be sent again. Please call those who wait for news.",
  }),
  guessing: (tries: number, addresses: number, since: string) => ({
    title: `Somebody is trying to guess an admin password: ${tries} wrong ones from ${addresses === 1 ? "one address" : `${addresses} addresses`} since ${since}.`,
    sentence:
      "Browsers that are new to this lab's admin area may have to wait for their turn now; this one does not. If it was not one of you, change the password to a long sentence that you use nowhere else.",
  }),
  limit: (limit: ReachedRateLimit["limit"], since: string) => ({
    title: `${rateLimitTexts[limit].title}, since ${since}.`,
    sentence: rateLimitTexts[limit].sentence,
  }),
  holds: (seats: number, since: string) => ({
    title: `Visitors who are not signed in keep ${seats} seats for their forms, the first since ${since}.`,
    sentence:
      "They may be false. Such holds take at most half of an hour's seats and end within half an hour; the other half can be booked.",
  }),
  crowded: (seats: number, day: string, others: number) => ({
    title: `${seats} visits of ${day}${others === 0 ? "" : ` (and as many on ${others === 1 ? "one more day" : `${others} more days`})`} were booked from one network, with phones that no code has proved.`,
    sentence:
      "They may be false: please call before anybody sets out. The day's other seats are kept for everybody else.",
  }),
};

/** Shown to the owner at the first visit after a restore. */
export const restoreNotice = {
  title: (reached: string) => `The lab's data was restored as it was on ${reached}.`,
  lost: (from: string, until: string) =>
    `Lost is what was booked, changed and uploaded between ${from} and ${until}: ask the staff what they remember, and call the patients. Everybody has to sign in again, and invitations that were not accepted must be sent again.`,
  titleUnknown: "The lab's data was restored as it was at a moment that is not known.",
  unknown: "a moment that is not known",
  gap: "A part of the backups could not be used. Please ask whoever looks after the server to keep them until somebody has looked at them.",
  again: "Taken away again, because it had been taken away after that moment:",
  none: "Nothing that had been taken away after that moment came back.",
  member: {
    "switched-off": (name: string) => `${name}: switched off`,
    role: (name: string) => `${name}: another role`,
    password: (name: string) => `${name}: the new password`,
    "second-step": (name: string) => `${name}: the new second step`,
  },
  report: {
    "report-withdrawn": (code: string) => `The report of ${code}: withdrawn`,
    "report-replaced": (code: string) => `The report of ${code}: replaced; upload the right one again`,
  },
  erased: (count: number) => (count === 1 ? "One erased patient" : `${count} erased patients`),
  check:
    "Not taken away again: deleted bookings, merged patients, changed phones, closed days, testimonials and prices. Please look through them.",
  read: "I have read this",
  failed: "This could not be kept. Please try again.",
};

export const tabs = {
  label: "Admin",
  more: "More",
  day: "Day",
  round: "My round",
  bookings: "Bookings",
  worklists: "Work",
  bench: "Bench",
  money: "Money",
  patients: "Patients",
  analytics: "Reports",
  messages: "Messages",
  unanswered: "to answer",
  catalogue: "Catalogue",
  translations: "Translations",
  lab: "Lab",
  team: "Staff",
  auditLog: "Audit log",
};

/** Keyboard shortcuts. */
export const shortcuts = {
  title: "Keys",
  move: "up and down",
  nextStep: "next step",
  search: "search",
  more: "all keys",
  neighbours: "The next booking or conversation, the one before",
  step: "The next step of the open booking",
  visit: "Move, cancel, tests, details, a step back and the sample of the open booking",
  payment: "Take money for the open booking: cash, UPI, card or several",
  close: "Close what is open beside the list",
  find: "Search; Enter opens the first that is found",
  these: "These keys",
  cards: "On the day board: the visit beside",
  day: "On the day board: the day before, the next day",
  inbox: "In Messages: mark as answered, write a reply, a ready answer",
  print: "On the day board: print the run sheets",
};

/** Shared by all lists. */
export const list = {
  tooShort: "3 characters or more",
  notFresh: "The list could not be refreshed. Trying again...",
  /** `chosen`: how many filters are set. */
  filter: (chosen: number) => (chosen === 0 ? "Filter" : `Filter (${chosen})`),
  pages: "Pages",
  newer: "Newer",
  older: "Older",
  newest: "Last booked first",
  range: (first: number, last: number) => `${first}-${last}`,
  rangeOf: (range: string, total: string | undefined) => (total ? `${range} of ${total}` : range),
};
