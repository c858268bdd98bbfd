import { type CollectionPlace, isAtCentre } from "#core/bookings/collection-place.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { MessageKind } from "#core/messages/message.ts";

/** Where the visit is; at home by default. */
export type VisitPlace = { place?: CollectionPlace | undefined };

/** Messages that name a home collection have their own kinds at the centre: an approved template is one text. */
const kindsAtCentre: Partial<Record<MessageKind, MessageKind>> = {
  "visit-confirmed": "centre-confirmed",
  "visit-declined": "centre-declined",
  "visit-cancelled": "centre-cancelled",
  "items-changed": "centre-items-changed",
};

/** Returns the kind of a message for the visit's place: for some kinds the centre has its own. */
export function resolveMessageKind(kind: MessageKind, visit: VisitPlace): MessageKind {
  return isAtCentre(visit) ? (kindsAtCentre[kind] ?? kind) : kind;
}

/** How to prepare; a visit at the centre reads where the sample is taken instead. */
export function listPreparation(
  visit: VisitPlace,
  preparation: readonly string[],
  { atCentre }: Sentences["messageLines"],
): readonly string[] {
  return isAtCentre(visit) ? [atCentre] : preparation;
}
