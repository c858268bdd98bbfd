import { isAtCentre, type Place } from "#core/bookings/places.ts";
import type { MessageKind } from "#core/messages/message.ts";

/** Where the visit is; what names none is at home. */
export type Whereabouts = { place?: Place | undefined };

/** News that call the visit a home collection are kinds of their own at the centre: an approved template is one text. */
const kindsAtCentre: Partial<Record<MessageKind, MessageKind>> = {
  "visit-confirmed": "centre-confirmed",
  "visit-declined": "centre-declined",
  "visit-cancelled": "centre-cancelled",
  "items-changed": "centre-items-changed",
};

export function kindAt(kind: MessageKind, visit: Whereabouts): MessageKind {
  return isAtCentre(visit) ? (kindsAtCentre[kind] ?? kind) : kind;
}

/** What a message calls the visit, after "your". */
export function visitName(visit: Whereabouts): string {
  return isAtCentre(visit) ? "visit at our centre" : "home collection";
}

/** How to prepare; who stands at the counter is told where the sample is taken instead. */
export function preparationAt(visit: Whereabouts, preparation: readonly string[]): readonly string[] {
  return isAtCentre(visit) ? ["The sample is taken at our centre."] : preparation;
}
