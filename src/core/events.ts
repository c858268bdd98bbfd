/** What can happen, and what is told of it. Jobs fetch the rest by id when they run. */
export type Events = {
  "booking.placed": { bookingId: number };
  "contact-message.received": { contactMessageId: number };
  "report.released": { reportId: number };
  /** Files that perhaps no report refers to. */
  "report-files.left": { fileKeys: string[] };
};

export type EventName = keyof Events;

export type Announcement = {
  [Name in EventName]: {
    name: Name;
    data: Events[Name] /** The jobs hear of it that much later. */;
    afterSeconds?: number;
  };
}[EventName];

export const eventNames = Object.keys({
  "booking.placed": true,
  "contact-message.received": true,
  "report.released": true,
  "report-files.left": true,
} satisfies Record<EventName, true>) as EventName[];
