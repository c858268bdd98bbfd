import { z } from "zod";
import { moneyKindNames } from "#core/bookings/kinds.ts";
import { Price } from "#core/catalogue/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { Day } from "#core/slots/schema.ts";
import { type Period, periodFault } from "./period.ts";

/** Adds why a period cannot be told about, at its last day. */
export function refusePeriod(period: Period, refuse: z.core.$RefinementCtx<Period>): void {
  const fault = periodFault(period);
  if (fault) refuse.addIssue({ code: "custom", path: ["to"], message: fault });
}

const count = z.number().int();

const ItemFigure = z.object({
  itemId: z.number().int(),
  name: z.string(),
  code: z.string(),
  bookings: count,
  amount: Price,
});

/** What happened in a period, by the day of the visit (decision 008). */
export const Figures = z.object({
  from: Day,
  to: Day,
  bookings: count.meta({ description: "All of them, declined ones too" }),
  days: z.array(z.object({ day: Day, bookings: count, booked: Price, isOpen: z.boolean() })).meta({
    description: "Every day of the period; declined bookings are left out",
  }),
  money: z.object({ booked: Price, paid: Price, owed: Price, refunded: Price, toGiveBack: Price }),
  moneyKinds: z.array(z.object({ kind: z.enum(moneyKindNames), bookings: count, amount: Price })).meta({
    description: "Every booking is in one of these",
  }),
  statuses: z.array(z.object({ status: z.string(), bookings: count })),
  payments: z.array(z.object({ paymentStatus: z.string(), bookings: count })),
  occupancy: z
    .array(z.object({ weekday: count, time: z.enum(slotTimes), taken: count, seats: count }))
    .meta({ description: "Monday is 1; seats are today's number a slot on each day that was open" }),
  topPackages: z.array(ItemFigure),
  topTests: z.array(ItemFigure),
});

export type Figures = z.infer<typeof Figures>;
export type ItemFigure = z.infer<typeof ItemFigure>;
