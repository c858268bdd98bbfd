import { isUpcoming } from "#core/bookings/statuses.ts";
import { stripInvisible } from "#core/text-normalization.ts";
import { MAX_ID } from "#core/text-schemas.ts";
import type { BookingStatus, FastingAnswer, InboundKind } from "#db/schema/values.ts";

/** What a button of a message says, e.g. "ate 12 <token of the visit link>". */
export type InboundButton = { kind: FastingAnswer | "not-me"; bookingId: number; token: string };

const BUTTON_PATTERN = /^(fasted|ate|not-me) ([1-9]\d{0,9}) ([\w-]{1,40})$/;

/** Parses the payload of a pressed button; null if it is none of ours. */
export function parseInboundButton(payload: string | undefined): InboundButton | null {
  const [, kind, id, token] = BUTTON_PATTERN.exec(payload ?? "") ?? [];
  const bookingId = Number(id);
  if (!kind || !token || bookingId > MAX_ID) return null;
  return { kind: kind as InboundButton["kind"], bookingId, token };
}

/** The only words that are read. In other words a patient may mean anything, so staff read those. */
const stopWords = new Set(["stop", "stopall", "unsubscribe", "बंद", "बन्द", "बंद करो", "बन्द करो", "ਬੰਦ", "ਬੰਦ ਕਰੋ"]);
const startWords = new Set(["start", "unstop", "शुरू", "शुरु", "शुरू करो", "शुरु करो", "ਸ਼ੁਰੂ", "ਸ਼ੁਰੂ ਕਰੋ"].map(normalizeWord));

type InboundMeaningInput = {
  text: string;
  /** The pressed button; null for typed text. */
  button: InboundButton | null;
  /** The button's booking; null if its token is forged, or if the booking has another phone than the sender's. */
  booking: { status: BookingStatus } | null;
};

/** Returns what an inbound message means. A forged or outdated button means `other`, and so does any other text. */
export function getInboundKind({ text, button, booking }: InboundMeaningInput): InboundKind {
  if (button) {
    if (!booking || (button.kind !== "not-me" && !isUpcoming(booking.status))) return "other";
    return button.kind;
  }
  const word = normalizeWord(text);
  if (stopWords.has(word)) return "stop";
  return startWords.has(word) ? "start" : "other";
}

/** Without case, punctuation at either end and repeated spaces; NFKC decomposes the Gurmukhi letter of "ਸ਼ੁਰੂ". */
function normalizeWord(text: string): string {
  return stripInvisible(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "")
    .replace(/\s+/gu, " ");
}

/** The longest text that is kept. */
export const MAX_INBOUND_LENGTH = 1000;

/** Returns the text as it is kept: a longer one is cut, and ends in "…". */
export function cutInboundText(text: string): string {
  if (text.length <= MAX_INBOUND_LENGTH) return text;
  const start = text.slice(0, MAX_INBOUND_LENGTH - 1);
  return `${start.replace(/[\uD800-\uDBFF]$/, "")}…`;
}
