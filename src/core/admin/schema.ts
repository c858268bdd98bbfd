import { z } from "zod";
import { type BookingView, bookingViews } from "#core/bookings/booking-filters.ts";
import { RestoreSummary } from "#core/revocations/schema.ts";
import { MAX_COUNTED_BOOKINGS, MAX_COUNTED_MESSAGES } from "./count-limits.ts";
import { AdminWarning } from "./warnings.ts";

/** Polled by the admin area, so it is small. */
export const AdminStatus = z.object({
  tag: z.string().meta({ description: "Changes after each change of a booking and each new message" }),
  unansweredMessages: z
    .number()
    .int()
    .meta({ description: `Counted up to ${MAX_COUNTED_MESSAGES + 1}` }),
  lastGoodBackupAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: "The newest backup that was test-restored; null if there is none" }),
  restored: RestoreSummary.nullable().meta({
    description: "The last restore, for the owner until it is read; else null",
  }),
  warnings: z.array(AdminWarning).meta({ description: "Most urgent first" }),
});

const cappedCount = z
  .number()
  .int()
  .meta({ description: `Counted up to ${MAX_COUNTED_BOOKINGS + 1}` });

const viewCounts = Object.fromEntries(bookingViews.map((view) => [view, cappedCount])) as Record<
  BookingView,
  typeof cappedCount
>;

/** Numbers of bookings per admin view, and of the filtered list. */
export const BookingCounts = z.object({
  shown: cappedCount,
  all: cappedCount,
  today: cappedCount,
  ...viewCounts,
});

export type BookingCounts = z.infer<typeof BookingCounts>;
export type AdminStatus = z.infer<typeof AdminStatus>;
