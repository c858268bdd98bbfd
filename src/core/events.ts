/** What can happen, and what is told of it. Jobs fetch the rest by id when they run. */
export type Events = {
  "booking.placed": { bookingId: number };
  "contact-message.received": { contactMessageId: number };
};

export type EventName = keyof Events;

export type Announcement = { [Name in EventName]: { name: Name; data: Events[Name] } }[EventName];

export const eventNames = Object.keys({
  "booking.placed": true,
  "contact-message.received": true,
} satisfies Record<EventName, true>) as EventName[];
