import { getStatusBadge } from "#core/bookings/statuses.ts";
import { formatShortTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import { formatLatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import { formatLabTime } from "#core/catalogue/preparation/sentences.ts";
import type { ErrorCode, PlainReason, PriceName, RateLimitedAction, ReasonParams } from "#core/errors.ts";
import { sentences } from "#core/i18n/en.ts";
import { formatAge } from "#core/patients/exact-age.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { formatClosedReason } from "#core/slots/window.ts";
import { formattedPaymentTexts, paymentTexts } from "./payments.ts";
import { reportTexts } from "./reports.ts";
import { formattedRoundTexts, roundTexts } from "./round.ts";
import { formattedTubeTexts, tubeTexts } from "./tubes.ts";
import { formattedVisitTexts, visitTexts } from "./visits.ts";

/** Titles of the error responses. */
const titles = {
  "sign-in-needed": "Sign-in needed",
  "second-step-needed": "Second step needed",
  "session-locked": "Locked",
  "not-allowed": "Not allowed",
  "not-found": "Not found",
  "wrong-password": "Wrong password",
  "wrong-code": "Wrong code",
  "too-many-attempts": "Too many attempts",
  "proof-needed": "Please confirm the phone",
  "too-large": "Too large",
  "rule-broken": "Not accepted",
  "price-changed": "The price has changed",
  "test-held": "A test is booked twice",
  "booked-already": "Booked already",
  "day-closed": "Closed",
  "slot-past": "Too late",
  "slot-full": "The slot is full",
  "call-needed": "Please call us",
  "changed-meanwhile": "Changed meanwhile",
  "ask-first": "Please confirm",
  "report-released": "A report is released",
  "invitation-used": "This link was used",
  "file-missing": "The file is missing",
  "cross-site": "Not allowed",
  "unknown-address": "Not found",
  failure: "Failure",
  malformed: "Malformed request",
  "unsupported-media-type": "Unsupported format",
  unavailable: "Unavailable at the moment",
} satisfies Record<ErrorCode | keyof typeof protocolErrors, string>;

/** Errors of the HTTP layer, before a command runs. */
const protocolErrors = {
  malformed: "The request could not be read. Please try again.",
  "cross-site": "This request did not come from our pages.",
  "unknown-address": "There is nothing at this address.",
  "unsupported-media-type": "This was sent in a format that is not read here. /api/docs tells which one is.",
  failure: "Something went wrong on our side. Please try again.",
  unavailable: "We cannot reach our records at the moment. Please try again in a few seconds.",
};

/** Errors without details. Sentences that a form also uses are next to the form's schema. */
const fixedTexts = {
  "sign-in-needed": "Please sign in to see this.",
  "staff-only": "This page is for the lab's staff.",
  "status-not-allowed":
    "Your role cannot change this status, or not on this day. Please ask the owner or the receptionist.",
  "status-impossible": "This status cannot follow the booking's current one.",
  "staff-contact": sentences.staffForms["staff-contact"],
  "staff-exists": "Somebody with this phone or email is on the list already.",
  "staff-unknown": "There is no such person.",
  "staff-joined": "This person has a password already.",
  "staff-deactivated": "This person is switched off. Invite them again first.",
  "staff-self": "This is yourself. Another owner can do it.",
  "staff-owner-account": "This is the owner who signs in by the password alone.",
  "session-unknown": "This session has ended already.",
  "invitation-expired": "This link is not valid, or is too old. Please ask the lab's owner for another one.",
  "invitation-used": "A password was chosen by this link already. Sign in with it.",
  "callback-unsigned": "This report is not signed by the provider.",
  "password-wrong": "Invalid password",
  "session-locked": "The admin area was not used for a while. Please enter the password.",
  "second-step-needed": "Your role needs a second step. Please set it up first.",
  "second-step-on": "The second step is on already. Switch it off first, to set it up anew.",
  "second-step-off": "The second step is not on.",
  "second-step-code-wrong": "Invalid code. Each code counts once: please type the one that the app shows now.",
  "second-step-expired": "That took too long, or too many codes were wrong. Please enter the password again.",
  "password-too-common":
    "This is one of the first passwords that guessers try. Please choose another: a long sentence is best.",
  "code-not-needed": "No code is needed here.",
  "code-malformed": sentences.loginForm["login-code"],
  "code-wrong": "This code is not right, or it has expired. Please check it, or ask for a new one.",
  "phone-malformed": sentences.waitlistForm["waitlist-phone"],
  "phone-ambiguous": sentences.bookingForm["booking-phone-ambiguous"],
  "phone-unknown-in-country": "This number does not exist in the country that it names. Please check it.",
  "phone-without-bookings": "No bookings found",
  "booking-unknown": "There is no such booking.",
  "entry-unknown": "There is no such entry.",
  "message-unknown": "There is no such message.",
  "offer-unknown": "There is no such offer.",
  "package-unknown": "There is no such package.",
  "patient-unknown": "There is no such patient.",
  "test-unknown": "There is no such test.",
  "area-not-served": "This PIN code is not served.",
  "day-not-closed": "This day is not closed.",
  "waitlist-left": "This number is not on the list any more.",
  "booking-changed": "Somebody else has just changed this booking. Please look at it again.",
  "record-changed": "Somebody else has changed this meanwhile. Please look at it again.",
  "areas-changed": "The areas have changed meanwhile. Please look at them again.",
  "message-not-sendable":
    "This message cannot be sent again: it has not failed, is a login code, is no longer kept, or is already on its way again.",
  "reply-window-over":
    "More than 24 hours have passed since the patient's last message: WhatsApp takes no reply now. Please use your own WhatsApp, or call.",
  "reply-without-channel": "WhatsApp is not set up. Please use your own WhatsApp, or call.",
  "phone-opted-out": "This phone asked for no more messages. Please call.",
  "report-replaced": "Somebody else has just replaced this report. Please look at it again.",
  "patient-erased": "This patient is erased already.",
  "slot-past": "This time has passed. Please choose a later one.",
  "slot-full": "This time has just been taken. Please choose another one.",
  ...visitTexts,
  ...tubeTexts,
  ...roundTexts,
  "sample-in-lab": "The sample is in the lab, or the visit is declined: what is booked cannot be changed any more.",
  "phone-with-report":
    "A report of this booking is released. Whoever signs in with the new number can open it, and nobody else any more. Change the number all the same?",
  "move-to-full-slot": "All places of this hour are taken. Move the visit there all the same?",
  "book-full-slot": "All places of this hour are taken. Book one more visit all the same?",
  "holds-of-address-used-up": "We keep no more seats for now. You can book all the same.",
  "holds-of-network-used-up":
    "We keep no more times of this day for your network now. You can book all the same if one is free.",
  "holds-of-slot-used-up": "We keep no more seats of this time for now. You can book all the same.",
  "item-not-offered": sentences.bookingRequest["booking-item-gone"],
  "price-changed": "The price has changed. Please look at the new total and confirm it.",
  "category-unknown": sentences.staffForms["catalogue-category"],
  "tests-unknown": sentences.staffForms["catalogue-test-gone"],
  "code-taken": "This code belongs to another one already.",
  "discount-not-lower": "The discount price must be lower than the price.",
  "fasting-hours-out-of-order": "The most hours must not be fewer than the least.",
  "offer-ends-first": "The last day must not be before the first one.",
  "panel-contains-itself": "A panel cannot hold itself, nor a panel that holds it.",
  "day-passed": "This day has passed. Please choose another one.",
  "reminder-in-quiet-hours": "The reminder must come before the quiet hours begin.",
  "day-closed-already": "This day is closed already.",
  "merge-with-itself": "This is the same patient. Please choose another one.",
  "split-same-name": "This patient has the same name. Please write it so that the two can be told apart.",
  "split-leaves-none":
    "All bookings would go. If they are all somebody else's, change the name in the details of a booking.",
  "erasure-name": "This is not the patient's name. Please write it as it stands above.",
  "erasure-open-booking": "A booking of this patient is still open. Please complete or decline it first.",
  ...reportTexts,
  ...paymentTexts,
} satisfies Record<PlainReason, string>;

const formattedTexts: { [R in Exclude<keyof ReasonParams, "ask-first">]: (facts: ReasonParams[R]) => string } = {
  "day-closed": formatClosedDay,
  "pin-not-served": ({ pinCode }) => sentences.pinCodes.notServed(pinCode),
  "visit-full": ({ max }) => `A visit is for ${max} persons at most. Please book another one.`,
  "after-latest-slot": (latest) => formatLatestSlot(latest, sentences),
  "tests-covered": ({ covered, totalPaise }) => {
    const holders = covered.map(({ name, by }) => `${name} is already in ${by}.`).join(" ");
    return `${holders} Please remove ${covered.length === 1 ? "it" : "them"}: the total is then ${formatRupees(totalPaise)}.`;
  },
  "booked-already": ({ code, day, time }) =>
    `This is booked already for ${formatLongDate(day, sentences.calendar)}, ${time}: ${code}. Do you want to book it once more?`,
  "quota-exceeded": ({ quota, canVerifyPhone, helpline }) => {
    if (quota === "proved-phone") return `${quotaTexts[quota]} Please call ${formatPhone(helpline)} to book more.`;
    const way = canVerifyPhone ? "Please confirm by a code that the phone is yours" : "Please choose another day";
    return `${quotaTexts[quota]} ${way}, or call ${formatPhone(helpline)}.`;
  },
  "too-many": ({ action, retryAfterSeconds }) => `${rateLimitTexts[action]} ${formatRetryAfter(retryAfterSeconds)}`,
  "login-queue": ({ aheadCount, retryAfterSeconds }) => {
    const line = aheadCount > 0 ? ` There ${aheadCount === 1 ? "is" : "are"} ${aheadCount} before you.` : "";
    return `Many wrong passwords have been tried, so browsers that are new to this lab's admin area take turns.${line} ${formatRetryAfter(retryAfterSeconds)}`;
  },
  "items-after-payment": ({ paidPaise, totalPaise }) =>
    `${formatRupees(paidPaise)} was paid. The total is then ${formatRupees(totalPaise)}: ${
      totalPaise > paidPaise
        ? `${formatRupees(totalPaise - paidPaise)} is still to be taken`
        : `${formatRupees(paidPaise - totalPaise)} is to be given back`
    }. Change it all the same?`,
  ...formattedPaymentTexts,
  ...formattedTubeTexts,
  ...formattedRoundTexts,
  ...formattedVisitTexts,
  "confirm-on-closed-day": (closed) => {
    const why = closed.why === "past" ? "This day has passed." : formatClosedDay(closed);
    return `${formatLongDate(closed.day, sentences.calendar)}: ${why} Confirm the visit all the same?`;
  },
  "move-to-closed-day": (closed) =>
    `${formatLongDate(closed.day, sentences.calendar)}: ${formatClosedDay(closed)} Move the visit there all the same? Somebody must come.`,
  "book-on-closed-day": (closed) =>
    `${formatLongDate(closed.day, sentences.calendar)}: ${formatClosedDay(closed)} Book the visit all the same? Somebody must come.`,
  "move-after-latest-slot": ({ time, test }) =>
    `${test ?? "Tests that need fasting"}: the latest hour is ${formatShortTime(time, sentences.clock)}. Move the visit to a later one all the same?`,
  "move-after-meal": ({ kind, at, tests }) => {
    const moment = formatLabTime(at, sentences);
    return kind === "last-meal"
      ? `The last meal before this hour was ${moment} at the latest, which has passed. Has the patient eaten nothing since? Move the visit there all the same?`
      : `${sentences.preparation.list(tests)}: the first bite before this hour was ${moment}, which has passed. Did the patient eat then? Move the visit there all the same?`;
  },
  "translation-too-long": ({ max }) => `Too long: ${max} letters at most.`,
  "translation-notes": ({ count }) =>
    count === 1 ? "One note, on one line, as in English." : `${count} notes, one on each line, as in English.`,
  "confirm-prices": ({ moves }) => [...moves.map(formatPriceChange), "Is that right?"].join(" "),
  "confirm-whose-report": ({ code, name, age, exactAge, gender, tests }) => {
    const person = [name, formatAge(age, exactAge, sentences.ages), gender].filter(Boolean).join(", ");
    return `Is this the report of ${person} (${code}), and of these tests: ${tests.join("; ")}?`;
  },
  "merge-phones": ({ kept, other, releasedReports }) =>
    `Whoever signs in with ${formatPhone(kept)} will see these bookings and ${formatReportCount(releasedReports)} from now on, and whoever signs in with ${formatPhone(other)} will not. Merge them all the same?`,
  "split-to-known": ({ name, age, exactAge, gender }) =>
    `This phone has a patient of this name already: ${[name, formatAge(age, exactAge, sentences.ages), gender].filter(Boolean).join(", ")}. Are these bookings theirs?`,
  "confirm-before-visit": ({ day, time }) =>
    `The visit is on ${formatLongDate(day, sentences.calendar)}, ${time}, and its hour has not come. Release a report all the same?`,
  "confirm-without-sample": ({ status }) =>
    `No sample has been collected: the booking's status is ${getStatusBadge(status, sentences.statusLabels).label}. Release a report all the same?`,
};

const quotaTexts = {
  phone: "Six visits are to come for this phone already.",
  "phone-of-day": "Many visits of this day are booked with this phone already.",
  "proved-phone": "Twelve visits are to come for this phone already.",
  network: "Many visits of this day are booked from your network already.",
  unproved: "The other visits of this day are for phones that are confirmed.",
} satisfies Record<ReasonParams["quota-exceeded"]["quota"], string>;

const rateLimitTexts = {
  messages: "Too many messages from here.",
  "attempts-from-here": "Too many attempts from here.",
  attempts: "Too many attempts.",
  bookings: "Too many bookings from here.",
  codes: "Too many codes are being sent.",
  "own-codes": "You have asked for several codes.",
  "code-pause": "A code was just sent.",
  "signing-in": "Too many people are signing in.",
} satisfies Record<RateLimitedAction, string>;

const priceNames = {
  price: "The price",
  "patients-pay": "What patients pay",
  "offer-price": "The offer's price",
  "advert-regular-price": "The advert's regular price",
  "advert-price": "The advert's price",
} satisfies Record<PriceName, string>;

function formatReportCount(released: number): string {
  if (released === 0) return "their reports";
  return released === 1 ? "1 released report" : `${released} released reports`;
}

function formatClosedDay({ why, day, holiday }: ReasonParams["day-closed"]): string {
  return formatClosedReason(why, day, new Map(holiday === undefined ? [] : [[day, holiday]]), sentences.closedDays);
}

function formatPriceChange({ name, before, after, regular }: ReasonParams["confirm-prices"]["moves"][number]): string {
  const goes = `${priceNames[name]} goes from ${formatRupees(before)} to ${formatRupees(after)}`;
  return regular !== undefined && after > regular
    ? `${goes}, above the regular price of ${formatRupees(regular)}.`
    : `${goes}.`;
}

function formatRetryAfter(seconds: number): string {
  if (seconds < 60) return `Please try again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`;
  const minutes = Math.ceil(seconds / 60);
  return `Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}

/** All texts of the API, in English (decision 032). */
export const english = {
  language: "en-IN",
  contactUs: "Contact us",
  titles,
  protocolErrors,
  headersTooLong: "This address, or what your browser sends with it, is too long.",
  bodyTooLarge: "This is too much to send at once.",
  unavailable: (helpline: string) => `${protocolErrors.unavailable} You can also call us at ${formatPhone(helpline)}.`,
  /** For a rule without its own sentence. */
  incomplete: "Something is missing in this request, or has another form than it should. Please check it.",
  unknownFilter: (name: string) => `There is no filter of this name: ${name}.`,
  unknownLanguage: (code: string) => `There is no such language: ${code}.`,
  plain: fixedTexts,
  formatted: formattedTexts,
};

/** The texts that another language has to provide. */
export type ApiTexts = typeof english;
