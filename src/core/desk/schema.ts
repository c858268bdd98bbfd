import { z } from "zod";
import { type ViewKind, viewKindNames } from "#core/bookings/kinds.ts";
import { RestoreNews } from "#core/revocations/schema.ts";
import { MOST_COUNTED_BOOKINGS, MOST_COUNTED_MESSAGES } from "./most-counted.ts";
import { DeskWarning } from "./warnings.ts";

/** What the desk asks for again and again, so it is small. */
export const DeskNews = z.object({
  tag: z.string().meta({ description: "Another text after each change of a booking and each new message" }),
  unansweredMessages: z
    .number()
    .int()
    .meta({ description: `Counted up to ${MOST_COUNTED_MESSAGES + 1}` }),
  lastGoodBackupAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: "The newest one that was restored on trial; null where there is none" }),
  restored: RestoreNews.nullable().meta({
    description: "The last restore, for the owner until it is read; else null",
  }),
  warnings: z.array(DeskWarning).meta({ description: "What somebody must see to, the most urgent first" }),
});

const capped = z
  .number()
  .int()
  .meta({ description: `Counted up to ${MOST_COUNTED_BOOKINGS + 1}` });

const viewCounts = Object.fromEntries(viewKindNames.map((view) => [view, capped])) as Record<ViewKind, typeof capped>;

/** How many bookings there are of what the desk asks most, and of what the list is narrowed to. */
export const BookingCounts = z.object({
  shown: capped,
  all: capped,
  today: capped,
  ...viewCounts,
});

export type BookingCounts = z.infer<typeof BookingCounts>;
export type DeskNews = z.infer<typeof DeskNews>;
