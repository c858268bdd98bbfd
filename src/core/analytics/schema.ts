import { z } from "zod";
import { moneyFilterNames } from "#core/bookings/booking-filters.ts";
import { Price } from "#core/catalogue/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { Day } from "#core/slots/schema.ts";
import { type Period, validatePeriod } from "./period.ts";

/** Adds the reason why a period is invalid as an issue of its last day. */
export function addPeriodIssue(period: Period, context: z.core.$RefinementCtx<Period>): void {
  const fault = validatePeriod(period);
  if (fault) context.addIssue({ code: "custom", path: ["to"], message: fault });
}

const countRule = z.number().int();

const ItemFigure = z.object({
  itemId: z.number().int(),
  name: z.string(),
  code: z.string(),
  bookings: countRule,
  amount: Price,
});

/** Figures of a period, by the day of the visit (decision 008). */
export const Analytics = z.object({
  from: Day,
  to: Day,
  bookings: countRule.meta({ description: "All bookings, including declined ones" }),
  days: z.array(z.object({ day: Day, bookings: countRule, booked: Price, isOpen: z.boolean() })).meta({
    description: "Every day of the period; without declined bookings",
  }),
  money: z.object({ booked: Price, paid: Price, owed: Price, refunded: Price, toGiveBack: Price }),
  moneyKinds: z.array(z.object({ kind: z.enum(moneyFilterNames), bookings: countRule, amount: Price })).meta({
    description: "Each booking is counted once",
  }),
  statuses: z.array(z.object({ status: z.string(), bookings: countRule })),
  payments: z.array(z.object({ paymentStatus: z.string(), bookings: countRule })),
  occupancy: z
    .array(z.object({ weekday: countRule, time: z.enum(slotTimes), taken: countRule, seats: countRule }))
    .meta({ description: "Monday is 1; seats are the current seats per slot, summed over the open days" }),
  topPackages: z.array(ItemFigure),
  topTests: z.array(ItemFigure),
});

export type Analytics = z.infer<typeof Analytics>;
export type ItemTotal = z.infer<typeof ItemFigure>;
