import { type ApiTexts, english } from "#api/i18n/en/texts.ts";
import { getStatusBadge } from "#core/bookings/statuses.ts";
import { formatShortTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import { formatLatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import { formatLabTime } from "#core/catalogue/preparation/sentences.ts";
import type { PriceName, RateLimitedAction, ReasonParams } from "#core/errors.ts";
import * as approvedBy from "#core/i18n/pa/approved-by.ts";
import { sentences } from "#core/i18n/pa.ts";
import { formatAge } from "#core/patients/exact-age.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { formatClosedReason } from "#core/slots/window.ts";
import { DRAFTS_SHOWN } from "#drafts";
import { formattedPaymentTexts, paymentTexts } from "./payments.ts";
import { reportTexts } from "./reports.ts";
import { formattedRoundTexts, roundTexts } from "./round.ts";
import { formattedTubeTexts, tubeTexts } from "./tubes.ts";
import { formattedVisitTexts, visitTexts } from "./visits.ts";

/** Titles of the error responses. */
const titles: ApiTexts["titles"] = {
  "sign-in-needed": "ਲੌਗਿਨ ਜ਼ਰੂਰੀ ਹੈ",
  "second-step-needed": "ਦੂਜਾ ਸਟੈੱਪ ਜ਼ਰੂਰੀ ਹੈ",
  "session-locked": "ਲੌਕ ਹੈ",
  "not-allowed": "ਇਜਾਜ਼ਤ ਨਹੀਂ",
  "not-found": "ਨਹੀਂ ਮਿਲਿਆ",
  "wrong-password": "ਗਲਤ ਪਾਸਵਰਡ",
  "wrong-code": "ਗਲਤ ਕੋਡ",
  "too-many-attempts": "ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ",
  "proof-needed": "ਫ਼ੋਨ ਪੱਕਾ ਕਰੋ",
  "too-large": "ਬਹੁਤ ਵੱਡਾ ਹੈ",
  "rule-broken": "ਮਨਜ਼ੂਰ ਨਹੀਂ ਹੋਇਆ",
  "price-changed": "ਰੇਟ ਬਦਲ ਗਿਆ ਹੈ",
  "test-held": "ਇੱਕ ਟੈਸਟ ਦੋ ਵਾਰ ਬੁੱਕ ਹੈ",
  "booked-already": "ਪਹਿਲਾਂ ਹੀ ਬੁੱਕ ਹੈ",
  "day-closed": "ਬੰਦ",
  "slot-past": "ਟਾਈਮ ਲੰਘ ਗਿਆ",
  "slot-full": "ਟਾਈਮ ਭਰ ਗਿਆ",
  "call-needed": "ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ",
  "changed-meanwhile": "ਇਸ ਦੌਰਾਨ ਬਦਲ ਗਿਆ",
  "ask-first": "ਪੱਕਾ ਕਰੋ",
  "report-released": "ਰਿਪੋਰਟ ਤਿਆਰ ਹੈ",
  "invitation-used": "ਇਹ ਲਿੰਕ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ",
  "file-missing": "ਫ਼ਾਈਲ ਨਹੀਂ ਮਿਲੀ",
  "cross-site": "ਇਜਾਜ਼ਤ ਨਹੀਂ",
  "unknown-address": "ਨਹੀਂ ਮਿਲਿਆ",
  failure: "ਗੜਬੜ",
  malformed: "ਪੜ੍ਹਿਆ ਨਹੀਂ ਗਿਆ",
  "unsupported-media-type": "ਇਹ ਫ਼ਾਰਮੈਟ ਨਹੀਂ ਚੱਲਦਾ",
  unavailable: "ਇਸ ਵੇਲੇ ਨਹੀਂ ਚੱਲ ਰਿਹਾ",
};

/** Errors of the HTTP layer, before a command runs. */
const protocolErrors: ApiTexts["protocolErrors"] = {
  malformed: "ਭੇਜਿਆ ਹੋਇਆ ਪੜ੍ਹਿਆ ਨਹੀਂ ਗਿਆ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  "cross-site": "ਇਹ ਸਾਡੇ ਪੇਜਾਂ ਤੋਂ ਨਹੀਂ ਆਇਆ।",
  "unknown-address": "ਇਸ ਲਿੰਕ ’ਤੇ ਕੁਝ ਨਹੀਂ ਹੈ।",
  "unsupported-media-type": "ਇਹ ਅਜਿਹੇ ਫ਼ਾਰਮੈਟ ਵਿੱਚ ਭੇਜਿਆ ਗਿਆ ਜੋ ਇੱਥੇ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾਂਦਾ। ਸਹੀ ਫ਼ਾਰਮੈਟ /api/docs ’ਤੇ ਲਿਖਿਆ ਹੈ।",
  failure: "ਸਾਡੇ ਵੱਲੋਂ ਕੁਝ ਗੜਬੜ ਹੋਈ ਹੈ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  unavailable: "ਇਸ ਵੇਲੇ ਸਾਡਾ ਰਿਕਾਰਡ ਨਹੀਂ ਖੁੱਲ੍ਹ ਰਿਹਾ। ਕੁਝ ਸਕਿੰਟਾਂ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
};

/** Errors without details. Sentences that a form also uses are next to the form's schema. */
const fixedTexts: ApiTexts["plain"] = {
  "sign-in-needed": "ਇਹ ਦੇਖਣ ਲਈ ਲੌਗਿਨ ਕਰੋ।",
  "staff-only": "ਇਹ ਪੇਜ ਲੈਬ ਦੇ ਸਟਾਫ਼ ਲਈ ਹੈ।",
  "status-not-allowed": "ਤੁਹਾਡੇ ਰੋਲ ਤੋਂ ਇਹ ਸਟੇਟਸ ਨਹੀਂ ਬਦਲ ਸਕਦਾ, ਜਾਂ ਇਸ ਦਿਨ ਨਹੀਂ ਬਦਲ ਸਕਦਾ। ਮਾਲਕ ਜਾਂ ਰਿਸੈਪਸ਼ਨਿਸਟ ਨੂੰ ਕਹੋ।",
  "status-impossible": "ਬੁਕਿੰਗ ਦੇ ਹੁਣ ਵਾਲੇ ਸਟੇਟਸ ਤੋਂ ਬਾਅਦ ਇਹ ਸਟੇਟਸ ਨਹੀਂ ਆ ਸਕਦਾ।",
  "staff-contact": sentences.staffForms["staff-contact"],
  "staff-exists": "ਇਸ ਫ਼ੋਨ ਜਾਂ ਈਮੇਲ ਵਾਲਾ ਕੋਈ ਪਹਿਲਾਂ ਹੀ ਲਿਸਟ ਵਿੱਚ ਹੈ।",
  "staff-unknown": "ਇਹ ਵਿਅਕਤੀ ਨਹੀਂ ਮਿਲਿਆ।",
  "staff-joined": "ਇਸ ਵਿਅਕਤੀ ਦਾ ਪਾਸਵਰਡ ਪਹਿਲਾਂ ਹੀ ਬਣਿਆ ਹੋਇਆ ਹੈ।",
  "staff-deactivated": "ਇਸ ਵਿਅਕਤੀ ਦਾ ਲੌਗਿਨ ਬੰਦ ਹੈ। ਪਹਿਲਾਂ ਫਿਰ ਸੱਦਾ ਭੇਜੋ।",
  "staff-self": "ਇਹ ਤੁਸੀਂ ਆਪ ਹੋ। ਇਹ ਕੋਈ ਹੋਰ ਮਾਲਕ ਕਰ ਸਕਦੇ ਹਨ।",
  "staff-owner-account": "ਇਹ ਉਹ ਮਾਲਕ ਹਨ ਜੋ ਸਿਰਫ਼ ਪਾਸਵਰਡ ਨਾਲ ਲੌਗਿਨ ਕਰਦੇ ਹਨ।",
  "session-unknown": "ਇਹ ਲੌਗਿਨ ਪਹਿਲਾਂ ਹੀ ਖਤਮ ਹੋ ਚੁੱਕਾ ਹੈ।",
  "invitation-expired": "ਇਹ ਲਿੰਕ ਸਹੀ ਨਹੀਂ ਹੈ, ਜਾਂ ਬਹੁਤ ਪੁਰਾਣਾ ਹੈ। ਲੈਬ ਦੇ ਮਾਲਕ ਤੋਂ ਨਵਾਂ ਮੰਗੋ।",
  "invitation-used": "ਇਸ ਲਿੰਕ ਨਾਲ ਪਾਸਵਰਡ ਪਹਿਲਾਂ ਹੀ ਬਣ ਚੁੱਕਾ ਹੈ। ਉਸੇ ਨਾਲ ਲੌਗਿਨ ਕਰੋ।",
  "callback-unsigned": "ਇਸ ਸੂਚਨਾ ’ਤੇ ਸੁਨੇਹੇ ਭੇਜਣ ਵਾਲੀ ਕੰਪਨੀ ਦੇ ਦਸਤਖਤ ਨਹੀਂ ਹਨ।",
  "password-wrong": "ਪਾਸਵਰਡ ਗਲਤ ਹੈ।",
  "session-locked": "ਐਡਮਿਨ ਪੇਜ ਕੁਝ ਦੇਰ ਤੋਂ ਨਹੀਂ ਵਰਤੇ ਗਏ। ਪਾਸਵਰਡ ਲਿਖੋ।",
  "second-step-needed": "ਤੁਹਾਡੇ ਰੋਲ ਲਈ ਲੌਗਿਨ ਦਾ ਦੂਜਾ ਸਟੈੱਪ ਜ਼ਰੂਰੀ ਹੈ। ਪਹਿਲਾਂ ਉਹ ਲਾਓ।",
  "second-step-on": "ਦੂਜਾ ਸਟੈੱਪ ਪਹਿਲਾਂ ਹੀ ਲੱਗਾ ਹੋਇਆ ਹੈ। ਨਵੇਂ ਸਿਰੇ ਤੋਂ ਲਾਉਣ ਲਈ ਪਹਿਲਾਂ ਇਸ ਨੂੰ ਬੰਦ ਕਰੋ।",
  "second-step-off": "ਦੂਜਾ ਸਟੈੱਪ ਲੱਗਾ ਹੋਇਆ ਨਹੀਂ ਹੈ।",
  "second-step-code-wrong": "ਕੋਡ ਗਲਤ ਹੈ। ਹਰ ਕੋਡ ਇੱਕ ਵਾਰ ਹੀ ਚੱਲਦਾ ਹੈ: ਐਪ ਵਿੱਚ ਹੁਣ ਜੋ ਕੋਡ ਦਿਸਦਾ ਹੈ, ਉਹ ਲਿਖੋ।",
  "second-step-expired": "ਬਹੁਤ ਦੇਰ ਹੋ ਗਈ, ਜਾਂ ਬਹੁਤ ਸਾਰੇ ਕੋਡ ਗਲਤ ਸਨ। ਪਾਸਵਰਡ ਫਿਰ ਲਿਖੋ।",
  "password-too-common": "ਇਹ ਉਨ੍ਹਾਂ ਪਾਸਵਰਡਾਂ ਵਿੱਚੋਂ ਹੈ ਜੋ ਅੰਦਾਜ਼ਾ ਲਾਉਣ ਵਾਲੇ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਵਰਤਦੇ ਹਨ। ਕੋਈ ਹੋਰ ਚੁਣੋ: ਲੰਮਾ ਵਾਕ ਸਭ ਤੋਂ ਵਧੀਆ ਹੈ।",
  "code-not-needed": "ਇੱਥੇ ਕੋਡ ਦੀ ਲੋੜ ਨਹੀਂ ਹੈ।",
  "code-malformed": sentences.loginForm["login-code"],
  "code-wrong": "ਇਹ OTP ਸਹੀ ਨਹੀਂ ਹੈ, ਜਾਂ ਇਸ ਦਾ ਟਾਈਮ ਲੰਘ ਗਿਆ ਹੈ। OTP ਫਿਰ ਦੇਖੋ, ਜਾਂ ਨਵਾਂ ਮੰਗਵਾਓ।",
  "phone-malformed": sentences.waitlistForm["waitlist-phone"],
  "phone-ambiguous": sentences.bookingForm["booking-phone-ambiguous"],
  "phone-unknown-in-country": "ਜਿਸ ਦੇਸ਼ ਦਾ ਕੋਡ ਲਿਖਿਆ ਹੈ, ਉਸ ਵਿੱਚ ਇਹ ਨੰਬਰ ਹੁੰਦਾ ਹੀ ਨਹੀਂ। ਨੰਬਰ ਫਿਰ ਦੇਖੋ।",
  "phone-without-bookings": "ਕੋਈ ਬੁਕਿੰਗ ਨਹੀਂ ਮਿਲੀ।",
  "booking-unknown": "ਇਹ ਬੁਕਿੰਗ ਨਹੀਂ ਮਿਲੀ।",
  "entry-unknown": "ਇਹ ਐਂਟਰੀ ਨਹੀਂ ਮਿਲੀ।",
  "message-unknown": "ਇਹ ਸੁਨੇਹਾ ਨਹੀਂ ਮਿਲਿਆ।",
  "offer-unknown": "ਇਹ ਆਫ਼ਰ ਨਹੀਂ ਮਿਲਿਆ।",
  "package-unknown": "ਇਹ ਪੈਕੇਜ ਨਹੀਂ ਮਿਲਿਆ।",
  "patient-unknown": "ਇਹ ਮਰੀਜ਼ ਨਹੀਂ ਮਿਲਿਆ।",
  "test-unknown": "ਇਹ ਟੈਸਟ ਨਹੀਂ ਮਿਲਿਆ।",
  "area-not-served": "ਅਸੀਂ ਇਸ ਪਿੰਨ ਕੋਡ ਵਿੱਚ ਨਹੀਂ ਆਉਂਦੇ।",
  "day-not-closed": "ਇਹ ਦਿਨ ਬੰਦ ਨਹੀਂ ਹੈ।",
  "waitlist-left": "ਇਹ ਨੰਬਰ ਹੁਣ ਵੇਟਲਿਸਟ ਵਿੱਚ ਨਹੀਂ ਹੈ।",
  "booking-changed": "ਕਿਸੇ ਹੋਰ ਨੇ ਇਹ ਬੁਕਿੰਗ ਹੁਣੇ ਬਦਲੀ ਹੈ। ਫਿਰ ਦੇਖੋ।",
  "record-changed": "ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਹੋਰ ਨੇ ਇਹ ਬਦਲ ਦਿੱਤਾ ਹੈ। ਫਿਰ ਦੇਖੋ।",
  "areas-changed": "ਇਸ ਦੌਰਾਨ ਇਲਾਕੇ ਬਦਲ ਗਏ ਹਨ। ਫਿਰ ਦੇਖੋ।",
  "message-not-sendable":
    "ਇਹ ਸੁਨੇਹਾ ਦੁਬਾਰਾ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਦਾ: ਜਾਂ ਤਾਂ ਇਹ ਫੇਲ੍ਹ ਨਹੀਂ ਹੋਇਆ, ਲੌਗਿਨ OTP ਹੈ, ਹੁਣ ਸਾਂਭਿਆ ਹੋਇਆ ਨਹੀਂ, ਜਾਂ ਦੁਬਾਰਾ ਜਾ ਹੀ ਰਿਹਾ ਹੈ।",
  "reply-window-over": "ਮਰੀਜ਼ ਦੇ ਆਖਰੀ ਸੁਨੇਹੇ ਨੂੰ 24 ਘੰਟਿਆਂ ਤੋਂ ਵੱਧ ਹੋ ਗਏ ਹਨ: WhatsApp ਹੁਣ ਜਵਾਬ ਨਹੀਂ ਲੈਂਦਾ। ਆਪਣਾ WhatsApp ਵਰਤੋ, ਜਾਂ ਫ਼ੋਨ ਕਰੋ।",
  "reply-without-channel": "WhatsApp ਇੱਥੇ ਨਹੀਂ ਲੱਗਾ ਹੋਇਆ। ਆਪਣਾ WhatsApp ਵਰਤੋ, ਜਾਂ ਫ਼ੋਨ ਕਰੋ।",
  "phone-opted-out": "ਇਸ ਫ਼ੋਨ ਤੋਂ ਕਿਹਾ ਗਿਆ ਸੀ ਕਿ ਹੋਰ ਸੁਨੇਹੇ ਨਾ ਭੇਜੋ। ਫ਼ੋਨ ਕਰੋ।",
  "report-replaced": "ਕਿਸੇ ਹੋਰ ਨੇ ਹੁਣੇ ਇਸ ਰਿਪੋਰਟ ਦੀ ਥਾਂ ਹੋਰ ਪਾਈ ਹੈ। ਫਿਰ ਦੇਖੋ।",
  "patient-erased": "ਇਸ ਮਰੀਜ਼ ਦੀ ਜਾਣਕਾਰੀ ਪਹਿਲਾਂ ਹੀ ਮਿਟਾਈ ਜਾ ਚੁੱਕੀ ਹੈ।",
  "slot-past": "ਇਹ ਟਾਈਮ ਲੰਘ ਗਿਆ ਹੈ। ਬਾਅਦ ਦਾ ਟਾਈਮ ਚੁਣੋ।",
  "slot-full": "ਇਹ ਟਾਈਮ ਹੁਣੇ ਭਰ ਗਿਆ ਹੈ। ਹੋਰ ਟਾਈਮ ਚੁਣੋ।",
  ...visitTexts,
  ...tubeTexts,
  ...roundTexts,
  "sample-in-lab": "ਸੈਂਪਲ ਲੈਬ ਵਿੱਚ ਹੈ, ਜਾਂ ਵਿਜ਼ਿਟ ਰੱਦ ਹੈ: ਬੁੱਕ ਕੀਤੇ ਟੈਸਟ ਹੁਣ ਨਹੀਂ ਬਦਲ ਸਕਦੇ।",
  "phone-with-report":
    "ਇਸ ਬੁਕਿੰਗ ਦੀ ਇੱਕ ਰਿਪੋਰਟ ਮਰੀਜ਼ ਨੂੰ ਦਿੱਤੀ ਜਾ ਚੁੱਕੀ ਹੈ। ਅੱਗੇ ਤੋਂ ਇਹ ਸਿਰਫ਼ ਨਵੇਂ ਨੰਬਰ ਨਾਲ ਲੌਗਿਨ ਕਰਕੇ ਖੁੱਲ੍ਹੇਗੀ, ਹੋਰ ਕਿਸੇ ਨੰਬਰ ਨਾਲ ਨਹੀਂ। ਫਿਰ ਵੀ ਨੰਬਰ ਬਦਲਣਾ ਹੈ?",
  "move-to-full-slot": "ਇਸ ਟਾਈਮ ਦੀਆਂ ਸਾਰੀਆਂ ਥਾਵਾਂ ਭਰ ਗਈਆਂ ਹਨ। ਫਿਰ ਵੀ ਵਿਜ਼ਿਟ ਇਸੇ ਟਾਈਮ ’ਤੇ ਕਰਨੀ ਹੈ?",
  "book-full-slot": "ਇਸ ਟਾਈਮ ਦੀਆਂ ਸਾਰੀਆਂ ਥਾਵਾਂ ਭਰ ਗਈਆਂ ਹਨ। ਫਿਰ ਵੀ ਇੱਕ ਹੋਰ ਵਿਜ਼ਿਟ ਬੁੱਕ ਕਰਨੀ ਹੈ?",
  "holds-of-address-used-up": "ਇਸ ਵੇਲੇ ਅਸੀਂ ਹੋਰ ਥਾਵਾਂ ਰੋਕ ਕੇ ਨਹੀਂ ਰੱਖਦੇ। ਬੁਕਿੰਗ ਫਿਰ ਵੀ ਹੋ ਸਕਦੀ ਹੈ।",
  "holds-of-network-used-up":
    "ਤੁਹਾਡੇ ਇੰਟਰਨੈੱਟ ਕਨੈਕਸ਼ਨ ਲਈ ਇਸ ਦਿਨ ਦੇ ਹੋਰ ਟਾਈਮ ਹੁਣ ਰੋਕ ਕੇ ਨਹੀਂ ਰੱਖੇ ਜਾਂਦੇ। ਜੇ ਕੋਈ ਟਾਈਮ ਖਾਲੀ ਹੈ, ਤਾਂ ਬੁਕਿੰਗ ਫਿਰ ਵੀ ਹੋ ਸਕਦੀ ਹੈ।",
  "holds-of-slot-used-up": "ਇਸ ਵੇਲੇ ਅਸੀਂ ਇਸ ਟਾਈਮ ਦੀਆਂ ਹੋਰ ਥਾਵਾਂ ਰੋਕ ਕੇ ਨਹੀਂ ਰੱਖਦੇ। ਬੁਕਿੰਗ ਫਿਰ ਵੀ ਹੋ ਸਕਦੀ ਹੈ।",
  "item-not-offered": sentences.bookingRequest["booking-item-gone"],
  "price-changed": "ਰੇਟ ਬਦਲ ਗਿਆ ਹੈ। ਨਵਾਂ ਕੁੱਲ ਦੇਖੋ ਅਤੇ ਪੱਕਾ ਕਰੋ।",
  "category-unknown": sentences.staffForms["catalogue-category"],
  "tests-unknown": sentences.staffForms["catalogue-test-gone"],
  "code-taken": "ਇਹ ਕੋਡ ਪਹਿਲਾਂ ਹੀ ਕਿਸੇ ਹੋਰ ਦਾ ਹੈ।",
  "discount-not-lower": "ਛੋਟ ਵਾਲਾ ਰੇਟ ਆਮ ਰੇਟ ਤੋਂ ਘੱਟ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।",
  "fasting-hours-out-of-order": "ਵੱਧ ਤੋਂ ਵੱਧ ਘੰਟੇ ਘੱਟੋ-ਘੱਟ ਘੰਟਿਆਂ ਤੋਂ ਘੱਟ ਨਹੀਂ ਹੋ ਸਕਦੇ।",
  "offer-ends-first": "ਆਖਰੀ ਦਿਨ ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ ਦਾ ਨਹੀਂ ਹੋ ਸਕਦਾ।",
  "panel-contains-itself": "ਕੋਈ ਪੈਨਲ ਆਪਣੇ ਅੰਦਰ ਆਪ ਨਹੀਂ ਹੋ ਸਕਦਾ, ਨਾ ਉਹ ਪੈਨਲ ਜਿਸ ਵਿੱਚ ਇਹ ਹੈ।",
  "day-passed": "ਇਹ ਦਿਨ ਲੰਘ ਗਿਆ ਹੈ। ਕੋਈ ਹੋਰ ਦਿਨ ਚੁਣੋ।",
  "reminder-in-quiet-hours": "ਯਾਦ ਕਰਾਉਣ ਵਾਲਾ ਸੁਨੇਹਾ ਉਨ੍ਹਾਂ ਘੰਟਿਆਂ ਤੋਂ ਪਹਿਲਾਂ ਜਾਵੇ ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਸੁਨੇਹੇ ਨਹੀਂ ਜਾਂਦੇ।",
  "day-closed-already": "ਇਹ ਦਿਨ ਪਹਿਲਾਂ ਹੀ ਬੰਦ ਹੈ।",
  "merge-with-itself": "ਇਹ ਉਹੀ ਮਰੀਜ਼ ਹੈ। ਕੋਈ ਹੋਰ ਚੁਣੋ।",
  "split-same-name": "ਇਸ ਮਰੀਜ਼ ਦਾ ਨਾਂ ਵੀ ਇਹੀ ਹੈ। ਨਾਂ ਇਸ ਤਰ੍ਹਾਂ ਲਿਖੋ ਕਿ ਦੋਵਾਂ ਦਾ ਫ਼ਰਕ ਪਤਾ ਲੱਗੇ।",
  "split-leaves-none": "ਸਾਰੀਆਂ ਬੁਕਿੰਗਾਂ ਚਲੀਆਂ ਜਾਣਗੀਆਂ। ਜੇ ਸਾਰੀਆਂ ਕਿਸੇ ਹੋਰ ਦੀਆਂ ਹਨ, ਤਾਂ ਕਿਸੇ ਇੱਕ ਬੁਕਿੰਗ ਦੀ ਜਾਣਕਾਰੀ ਵਿੱਚ ਨਾਂ ਬਦਲੋ।",
  "erasure-name": sentences.staffForms["erasure-name"],
  "erasure-open-booking": "ਇਸ ਮਰੀਜ਼ ਦੀ ਇੱਕ ਬੁਕਿੰਗ ਅਜੇ ਖੁੱਲ੍ਹੀ ਹੈ। ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਪੂਰੀ ਕਰੋ ਜਾਂ ਰੱਦ ਕਰੋ।",
  ...reportTexts,
  ...paymentTexts,
};

const formattedTexts: ApiTexts["formatted"] = {
  "day-closed": formatClosedDay,
  "pin-not-served": ({ pinCode }) => sentences.pinCodes.notServed(pinCode),
  "visit-full": ({ max }) => `ਇੱਕ ਵਿਜ਼ਿਟ ਵੱਧ ਤੋਂ ਵੱਧ ${max} ਲੋਕਾਂ ਲਈ ਹੁੰਦੀ ਹੈ। ਇੱਕ ਹੋਰ ਬੁੱਕ ਕਰੋ।`,
  "after-latest-slot": (latest) => formatLatestSlot(latest, sentences),
  "tests-covered": ({ covered, totalPaise }) => {
    const holders = covered.map(({ name, by }) => `${name} ਪਹਿਲਾਂ ਹੀ ${by} ਵਿੱਚ ਹੈ।`).join(" ");
    return `${holders} ਇਹ ਟੈਸਟ ਹਟਾ ਦਿਓ: ਫਿਰ ਕੁੱਲ ${formatRupees(totalPaise)} ਹੋਵੇਗਾ।`;
  },
  "booked-already": ({ code, day, time }) =>
    `ਇਹ ਪਹਿਲਾਂ ਹੀ ${formatLongDate(day, sentences.calendar)}, ${formatShortTime(time, sentences.clock)} ਵਜੇ ਲਈ ਬੁੱਕ ਹੈ: ${code}। ਇੱਕ ਵਾਰ ਹੋਰ ਬੁੱਕ ਕਰਨਾ ਹੈ?`,
  "quota-exceeded": ({ quota, canVerifyPhone, helpline }) => {
    if (quota === "proved-phone") return `${quotaTexts[quota]} ਹੋਰ ਬੁੱਕ ਕਰਨ ਲਈ ${formatPhone(helpline)} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`;
    const way = canVerifyPhone ? "OTP ਨਾਲ ਪੱਕਾ ਕਰੋ ਕਿ ਫ਼ੋਨ ਤੁਹਾਡਾ ਹੈ" : "ਹੋਰ ਦਿਨ ਚੁਣੋ";
    return `${quotaTexts[quota]} ${way}, ਜਾਂ ${formatPhone(helpline)} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`;
  },
  "too-many": ({ action, retryAfterSeconds }) => `${rateLimitTexts[action]} ${formatRetryAfter(retryAfterSeconds)}`,
  "login-queue": ({ aheadCount, retryAfterSeconds }) => {
    const line = aheadCount > 0 ? ` ਤੁਹਾਡੇ ਤੋਂ ਪਹਿਲਾਂ ${aheadCount} ${aheadCount === 1 ? "ਹੈ" : "ਹਨ"}।` : "";
    return `ਬਹੁਤ ਸਾਰੇ ਗਲਤ ਪਾਸਵਰਡ ਲਿਖੇ ਗਏ ਹਨ, ਇਸ ਲਈ ਇਸ ਲੈਬ ਦੇ ਐਡਮਿਨ ਪੇਜਾਂ ’ਤੇ ਨਵੇਂ ਬ੍ਰਾਊਜ਼ਰਾਂ ਦੀ ਵਾਰੀ ਲੱਗਦੀ ਹੈ।${line} ${formatRetryAfter(retryAfterSeconds)}`;
  },
  "items-after-payment": ({ paidPaise, totalPaise }) =>
    `${formatRupees(paidPaise)} ਮਿਲ ਚੁੱਕੇ ਹਨ। ਫਿਰ ਕੁੱਲ ${formatRupees(totalPaise)} ਹੋਵੇਗਾ: ${
      totalPaise > paidPaise
        ? `${formatRupees(totalPaise - paidPaise)} ਲੈਣੇ ਬਾਕੀ ਹੋਣਗੇ`
        : `${formatRupees(paidPaise - totalPaise)} ਵਾਪਸ ਦੇਣੇ ਹੋਣਗੇ`
    }। ਫਿਰ ਵੀ ਬਦਲਣਾ ਹੈ?`,
  ...formattedPaymentTexts,
  ...formattedTubeTexts,
  ...formattedRoundTexts,
  ...formattedVisitTexts,
  "confirm-on-closed-day": (closed) => {
    const why = closed.why === "past" ? "ਇਹ ਦਿਨ ਲੰਘ ਗਿਆ ਹੈ।" : formatClosedDay(closed);
    return `${formatLongDate(closed.day, sentences.calendar)}: ${why} ਫਿਰ ਵੀ ਵਿਜ਼ਿਟ ਪੱਕੀ ਕਰਨੀ ਹੈ?`;
  },
  "move-to-closed-day": (closed) =>
    `${formatLongDate(closed.day, sentences.calendar)}: ${formatClosedDay(closed)} ਫਿਰ ਵੀ ਵਿਜ਼ਿਟ ਇਸ ਦਿਨ ਕਰਨੀ ਹੈ? ਕਿਸੇ ਨੂੰ ਆਉਣਾ ਪਵੇਗਾ।`,
  "book-on-closed-day": (closed) =>
    `${formatLongDate(closed.day, sentences.calendar)}: ${formatClosedDay(closed)} ਫਿਰ ਵੀ ਵਿਜ਼ਿਟ ਬੁੱਕ ਕਰਨੀ ਹੈ? ਕਿਸੇ ਨੂੰ ਆਉਣਾ ਪਵੇਗਾ।`,
  "move-after-latest-slot":
    DRAFTS_SHOWN || approvedBy.preparation
      ? ({ time, test }) =>
          `${test ?? "ਖਾਲੀ ਪੇਟ ਵਾਲੇ ਟੈਸਟ"}: ਆਖਰੀ ਟਾਈਮ ${formatShortTime(time, sentences.clock)} ਹੈ। ਫਿਰ ਵੀ ਵਿਜ਼ਿਟ ਉਸ ਤੋਂ ਬਾਅਦ ਦੇ ਟਾਈਮ ’ਤੇ ਕਰਨੀ ਹੈ?`
      : english.formatted["move-after-latest-slot"],
  "move-after-meal":
    DRAFTS_SHOWN || approvedBy.preparation
      ? ({ kind, at, tests }) => {
          const moment = formatLabTime(at, sentences);
          return kind === "last-meal"
            ? `ਇਸ ਟਾਈਮ ਲਈ ਖਾਣਾ ${moment} ਵਜੇ ਤੱਕ ਖਾ ਲੈਣਾ ਸੀ, ਉਹ ਟਾਈਮ ਲੰਘ ਚੁੱਕਾ ਹੈ। ਕੀ ਮਰੀਜ਼ ਨੇ ਉਸ ਤੋਂ ਬਾਅਦ ਕੁਝ ਨਹੀਂ ਖਾਧਾ? ਫਿਰ ਵੀ ਵਿਜ਼ਿਟ ਇਸ ਟਾਈਮ ’ਤੇ ਕਰਨੀ ਹੈ?`
            : `${sentences.preparation.list(tests)}: ਇਸ ਟਾਈਮ ਲਈ ਖਾਣਾ ${moment} ਵਜੇ ਸ਼ੁਰੂ ਕਰਨਾ ਸੀ, ਉਹ ਟਾਈਮ ਲੰਘ ਚੁੱਕਾ ਹੈ। ਕੀ ਮਰੀਜ਼ ਨੇ ਉਦੋਂ ਖਾਣਾ ਖਾਧਾ ਸੀ? ਫਿਰ ਵੀ ਵਿਜ਼ਿਟ ਇਸ ਟਾਈਮ ’ਤੇ ਕਰਨੀ ਹੈ?`;
        }
      : english.formatted["move-after-meal"],
  "translation-too-long": ({ max }) => `ਬਹੁਤ ਲੰਬਾ ਹੈ: ਵੱਧ ਤੋਂ ਵੱਧ ${max} ਅੱਖਰ।`,
  "translation-notes": ({ count }) => `ਅੰਗਰੇਜ਼ੀ ਵਾਂਗ ${count} ਨੋਟ ਲਿਖੋ, ਹਰ ਲਾਈਨ ਵਿੱਚ ਇੱਕ।`,
  "confirm-prices": ({ moves }) => [...moves.map(formatPriceChange), "ਕੀ ਇਹ ਠੀਕ ਹੈ?"].join(" "),
  "confirm-whose-report": ({ code, tests, ...person }) =>
    `ਕੀ ਇਹ ਰਿਪੋਰਟ ${formatPerson(person)} (${code}) ਦੀ ਹੈ, ਅਤੇ ਇਨ੍ਹਾਂ ਟੈਸਟਾਂ ਦੀ: ${tests.join("; ")}?`,
  "merge-phones": ({ kept, other, releasedReports }) =>
    `ਅੱਗੇ ਤੋਂ ਇਹ ਬੁਕਿੰਗਾਂ ਅਤੇ ${formatReportCount(releasedReports)} ${formatPhone(kept)} ਨਾਲ ਲੌਗਿਨ ਕਰਕੇ ਦਿਸਣਗੀਆਂ, ${formatPhone(other)} ਨਾਲ ਨਹੀਂ ਦਿਸਣਗੀਆਂ। ਫਿਰ ਵੀ ਦੋਵੇਂ ਮਰੀਜ਼ ਇੱਕ ਕਰਨੇ ਹਨ?`,
  "split-to-known": (person) => `ਇਸ ਫ਼ੋਨ ’ਤੇ ਇਸ ਨਾਂ ਦਾ ਮਰੀਜ਼ ਪਹਿਲਾਂ ਹੀ ਹੈ: ${formatPerson(person)}। ਕੀ ਇਹ ਬੁਕਿੰਗਾਂ ਉਸੇ ਦੀਆਂ ਹਨ?`,
  "confirm-before-visit": ({ day, time }) =>
    `ਵਿਜ਼ਿਟ ${formatLongDate(day, sentences.calendar)}, ${formatShortTime(time, sentences.clock)} ਵਜੇ ਹੈ, ਅਤੇ ਉਹ ਟਾਈਮ ਅਜੇ ਨਹੀਂ ਆਇਆ। ਫਿਰ ਵੀ ਰਿਪੋਰਟ ਮਰੀਜ਼ ਨੂੰ ਦੇਣੀ ਹੈ?`,
  "confirm-without-sample": ({ status }) =>
    `ਸੈਂਪਲ ਨਹੀਂ ਲਿਆ ਗਿਆ: ਬੁਕਿੰਗ ਦਾ ਸਟੇਟਸ “${getStatusBadge(status, sentences.statusLabels).label}” ਹੈ। ਫਿਰ ਵੀ ਰਿਪੋਰਟ ਮਰੀਜ਼ ਨੂੰ ਦੇਣੀ ਹੈ?`,
};

const quotaTexts = {
  phone: "ਇਸ ਫ਼ੋਨ ਨੰਬਰ ’ਤੇ ਪਹਿਲਾਂ ਹੀ 6 ਵਿਜ਼ਿਟਾਂ ਬੁੱਕ ਹਨ ਜੋ ਅਜੇ ਹੋਣੀਆਂ ਹਨ।",
  "phone-of-day": "ਇਸ ਦਿਨ ਦੀਆਂ ਕਈ ਵਿਜ਼ਿਟਾਂ ਪਹਿਲਾਂ ਹੀ ਇਸ ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ ਬੁੱਕ ਹਨ।",
  "proved-phone": "ਇਸ ਫ਼ੋਨ ਨੰਬਰ ’ਤੇ ਪਹਿਲਾਂ ਹੀ 12 ਵਿਜ਼ਿਟਾਂ ਬੁੱਕ ਹਨ ਜੋ ਅਜੇ ਹੋਣੀਆਂ ਹਨ।",
  network: "ਇਸ ਦਿਨ ਦੀਆਂ ਕਈ ਵਿਜ਼ਿਟਾਂ ਪਹਿਲਾਂ ਹੀ ਤੁਹਾਡੇ ਇੰਟਰਨੈੱਟ ਕਨੈਕਸ਼ਨ ਤੋਂ ਬੁੱਕ ਹਨ।",
  unproved: "ਇਸ ਦਿਨ ਦੀਆਂ ਬਾਕੀ ਵਿਜ਼ਿਟਾਂ ਉਨ੍ਹਾਂ ਫ਼ੋਨਾਂ ਲਈ ਹਨ ਜੋ ਪੱਕੇ ਹੋ ਚੁੱਕੇ ਹਨ।",
} satisfies Record<ReasonParams["quota-exceeded"]["quota"], string>;

const rateLimitTexts = {
  messages: "ਇੱਥੋਂ ਬਹੁਤ ਸਾਰੇ ਸੁਨੇਹੇ ਆਏ ਹਨ।",
  "attempts-from-here": "ਇੱਥੋਂ ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ ਹੈ।",
  attempts: "ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ ਹੈ।",
  bookings: "ਇੱਥੋਂ ਬਹੁਤ ਸਾਰੀਆਂ ਬੁਕਿੰਗਾਂ ਹੋਈਆਂ ਹਨ।",
  codes: "ਬਹੁਤ ਸਾਰੇ OTP ਜਾ ਰਹੇ ਹਨ।",
  "own-codes": "ਤੁਸੀਂ ਕਈ OTP ਮੰਗਵਾਏ ਹਨ।",
  "code-pause": "OTP ਹੁਣੇ ਭੇਜਿਆ ਗਿਆ ਹੈ।",
  "signing-in": "ਇਸ ਵੇਲੇ ਬਹੁਤ ਸਾਰੇ ਲੋਕ ਲੌਗਿਨ ਕਰ ਰਹੇ ਹਨ।",
} satisfies Record<RateLimitedAction, string>;

/** All masculine, as the verb after them. */
const priceNames = {
  price: "ਰੇਟ",
  "patients-pay": "ਮਰੀਜ਼ਾਂ ਲਈ ਰੇਟ",
  "offer-price": "ਆਫ਼ਰ ਦਾ ਰੇਟ",
  "advert-regular-price": "ਐਡ ਵਿੱਚ ਆਮ ਰੇਟ",
  "advert-price": "ਐਡ ਦਾ ਰੇਟ",
} satisfies Record<PriceName, string>;

const genders: Record<string, string> = { male: "ਮਰਦ", female: "ਔਰਤ", other: "ਹੋਰ" };

type Person = ReasonParams["split-to-known"];

function formatPerson({ name, age, exactAge, gender }: Person): string {
  return [name, formatAge(age, exactAge, sentences.ages), gender && (genders[gender] ?? gender)]
    .filter(Boolean)
    .join(", ");
}

function formatReportCount(released: number): string {
  if (released === 0) return "ਇਨ੍ਹਾਂ ਦੀਆਂ ਰਿਪੋਰਟਾਂ";
  return released === 1 ? "1 ਤਿਆਰ ਰਿਪੋਰਟ" : `${released} ਤਿਆਰ ਰਿਪੋਰਟਾਂ`;
}

function formatClosedDay({ why, day, holiday }: ReasonParams["day-closed"]): string {
  return formatClosedReason(why, day, new Map(holiday === undefined ? [] : [[day, holiday]]), sentences.closedDays);
}

function formatPriceChange({ name, before, after, regular }: ReasonParams["confirm-prices"]["moves"][number]): string {
  const goes = `${priceNames[name]} ${formatRupees(before)} ਤੋਂ ${formatRupees(after)} ਹੋ ਜਾਵੇਗਾ`;
  return regular !== undefined && after > regular ? `${goes}, ਜੋ ਆਮ ਰੇਟ ${formatRupees(regular)} ਤੋਂ ਵੱਧ ਹੈ।` : `${goes}।`;
}

function formatRetryAfter(seconds: number): string {
  const wait = seconds < 60 ? `${seconds} ਸਕਿੰਟ` : `${Math.ceil(seconds / 60)} ਮਿੰਟ`;
  return `${wait} ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।`;
}

/** All texts of the API, in Punjabi (decision 032). */
export const punjabi: ApiTexts = {
  language: "pa-IN",
  contactUs: "ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ",
  titles,
  protocolErrors,
  headersTooLong: "ਇਹ ਲਿੰਕ, ਜਾਂ ਇਸ ਨਾਲ ਤੁਹਾਡਾ ਬ੍ਰਾਊਜ਼ਰ ਜੋ ਭੇਜਦਾ ਹੈ, ਬਹੁਤ ਲੰਮਾ ਹੈ।",
  bodyTooLarge: "ਇੱਕ ਵਾਰ ਵਿੱਚ ਭੇਜਣ ਲਈ ਇਹ ਬਹੁਤ ਵੱਡਾ ਹੈ।",
  unavailable: (helpline) => `${protocolErrors.unavailable} ਜਾਂ ਸਾਨੂੰ ${formatPhone(helpline)} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`,
  /** For a rule without its own sentence. */
  incomplete: "ਕੁਝ ਰਹਿ ਗਿਆ ਹੈ, ਜਾਂ ਜਿਵੇਂ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ ਉਵੇਂ ਨਹੀਂ ਹੈ। ਫਿਰ ਦੇਖੋ।",
  unknownFilter: (name) => `ਇਸ ਨਾਂ ਦਾ ਕੋਈ ਫ਼ਿਲਟਰ ਨਹੀਂ ਹੈ: ${name}।`,
  unknownLanguage: (code) => `ਇਸ ਨਾਂ ਦੀ ਕੋਈ ਭਾਸ਼ਾ ਨਹੀਂ ਹੈ: ${code}।`,
  plain: fixedTexts,
  formatted: formattedTexts,
};
