import { z } from "zod";
import { StaffBooking } from "#core/bookings/response-schema.ts";
import { Price } from "#core/catalogue/schema.ts";
import { SignedPrice } from "#core/pricing/rupees.ts";
import { Day } from "#core/slots/schema.ts";

const ways = { cash: SignedPrice, upi: SignedPrice, card: SignedPrice, other: SignedPrice, total: SignedPrice };

/** A sum by age, counted from the day of the visit, or from when the lab began to owe it. */
const ByAge = z.object({
  today: Price,
  week: Price.meta({ description: "Up to 7 days" }),
  month: Price.meta({ description: "Up to 30 days" }),
  older: Price,
});

/** The lab's money of a day, by the day on which it counts; what is owed is as of now. */
export const EveningFigures = z.object({
  day: Day,
  booked: z.object({
    amount: Price.meta({ description: "What the visits of the day cost, less discounts and those not taking place" }),
    visits: z.number().int(),
    taken: SignedPrice.meta({ description: "Taken for these visits, on any day" }),
    due: Price,
    back: Price,
  }),
  taken: z.object({
    ...ways,
    forEarlier: SignedPrice.meta({ description: "Of it, for visits of earlier days" }),
    returned: SignedPrice.meta({
      description: "Returned on the day, already deducted; negative if a return of another day was taken back",
    }),
    receipts: z.number().int(),
    firstReceipt: z.string().nullable(),
    lastReceipt: z.string().nullable(),
  }),
  people: z.array(z.object({ id: z.string().nullable(), name: z.string(), ...ways })).meta({
    description: "Who took it; without an account if it was the system",
  }),
  owed: z.object({ total: Price, bookings: z.number().int(), ...ByAge.shape }).meta({
    description: "Due for the visits up to the day: one yet to be made owes nothing",
  }),
  back: z.object({ total: Price, bookings: z.number().int(), ...ByAge.shape }),
  notClosed: z.array(z.object({ id: z.string(), name: z.string(), day: Day })).meta({
    description: "Whose cash is still open, and since which day",
  }),
  notSettled: z.array(z.enum(["upi", "card"])).meta({ description: "Ways of payment of the day not yet settled" }),
  week: z.array(z.object({ day: Day, total: SignedPrice, closed: z.string().nullable() })).meta({
    description: "What was taken on this and the six days before, oldest first; why the lab was closed",
  }),
});

/** A booking that owes money, or is owed some. */
const OpenAmount = StaffBooking.extend({
  since: Day.meta({ description: "The day of the visit; for money to return, the day since which the lab owes it" }),
  returnBy: Day.nullable().meta({ description: "Until when the lab promised to return it" }),
});

/** A page of open amounts, the oldest first. */
export const OpenAmounts = z.object({
  bookings: z.array(OpenAmount),
  next: z.string().nullable().meta({ description: "The cursor of the following page" }),
});

export type EveningFigures = z.infer<typeof EveningFigures>;
export type OpenAmount = z.infer<typeof OpenAmount>;
export type OpenAmounts = z.infer<typeof OpenAmounts>;
