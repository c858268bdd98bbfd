import { z } from "zod";
import { Price } from "#core/catalogue/schema.ts";
import { type ValidationKey, validationKey } from "#core/i18n/validation.ts";
import { noteValues, sumNotes } from "#core/money/closing.ts";
import { parseAmount } from "#core/pricing/money.ts";
import { Rupees, RupeesOrZero, SignedPrice } from "#core/pricing/rupees.ts";
import { Day } from "#core/slots/schema.ts";
import { confirmationFlag, expectedVersion, optionalReason, requestKey } from "#core/text-schemas.ts";
import { cashMoveKinds, settledMethods } from "#db/schema/values.ts";

/** Cash that changes hands without a receipt. */
export const MoveCashRequest = z
  .object({
    key: requestKey,
    kind: z.enum(cashMoveKinds, validationKey("cash-move-kind")).meta({
      description:
        "float: change for a round; handover: to a colleague or the drawer; bank: paid in; petty: a bill; added: put into the drawer from outside",
    }),
    fromDrawer: z.boolean().optional().meta({ description: "From the lab's cash drawer; otherwise what the user has" }),
    to: z.string().nullable().optional().meta({ description: "The account of the receiver; null for the drawer" }),
    amount: Rupees,
    reason: optionalReason,
    confirmed: confirmationFlag.meta({ description: "Confirms giving more than one has by the receipts" }),
  })
  .superRefine(({ kind, to, reason }, issues) => {
    const add = (path: string, message: ValidationKey) => issues.addIssue({ code: "custom", path: [path], message });
    if (kind === "petty" && !reason) add("reason", validationKey("receipt-reason"));
    if (kind === "float" && !to) add("to", validationKey("cash-move-receiver"));
  });

const noteCount = z.number(validationKey("notes")).int(validationKey("notes")).min(0, validationKey("notes"));

const notesRule = z
  .record(
    z.string().regex(new RegExp(`^(${noteValues.join("|")}|coins)$`), validationKey("notes")),
    noteCount.max(100_000, validationKey("notes")),
  )
  .optional()
  .meta({ description: "Number of notes by their value; coins is their sum in rupees", example: { 500: 7, coins: 5 } });

const countFields = {
  counted: RupeesOrZero.meta({ description: "All the cash, as counted" }),
  kept: RupeesOrZero.optional().meta({ description: "What the user keeps for the next day; nothing if omitted" }),
  notes: notesRule,
  reason: optionalReason.meta({ description: "Why it differs from what it should be" }),
};

/** The user's cash of a day, as they count it. */
export const CountCashRequest = z
  .object({
    ...{ day: Day, version: expectedVersion, ...countFields },
    personId: z.string().max(64).optional().meta({
      description: "Another account that cannot count its own cash any more, by the owner; all is handed over",
    }),
  })
  .superRefine(({ counted, kept, notes, personId }, issues) => {
    const add = (path: string, message: ValidationKey) => issues.addIssue({ code: "custom", path: [path], message });
    if (notes && sumNotes(notes) !== parseAmount(counted)) add("notes", validationKey("notes-sum"));
    if (kept && parseAmount(kept) > parseAmount(counted)) add("kept", validationKey("cash-kept"));
    if (personId !== undefined && kept && parseAmount(kept) > 0) add("kept", validationKey("cash-kept-of-another"));
  });

/** What the receiver counts of what is handed over. */
export const AcceptClosingRequest = z.object({
  counted: RupeesOrZero,
  version: z.number(validationKey("version-number")).int(),
});

/** What the bank or the card machine shows for a day. */
export const DeclareSettlementRequest = z.object({
  declared: RupeesOrZero,
  reason: optionalReason.meta({ description: "Why it differs from what was recorded" }),
});

const Person = z.object({ id: z.string(), name: z.string() });

export const CashMove = z.object({
  id: z.number().int(),
  kind: z.enum(cashMoveKinds),
  from: Person.nullable().meta({ description: "null for the cash drawer, or from outside" }),
  to: Person.nullable().meta({ description: "null for the cash drawer, the bank, or a bill" }),
  amount: Price,
  reason: z.string().nullable(),
  at: z.iso.datetime(),
  status: z.enum(["under-way", "accepted", "refused"]),
  canAccept: z.boolean(),
  canRefuse: z.boolean().meta({ description: "Also the giver, who takes it back" }),
});

/** What a person's cash is made of, and what they counted. */
export const CashCount = z.object({
  carried: Price.meta({ description: "Kept from the day before" }),
  taken: SignedPrice.meta({ description: "Taken less returned, in cash" }),
  late: SignedPrice.meta({ description: "Of it, money of other days" }),
  received: Price,
  given: Price,
  expected: SignedPrice,
  counted: Price,
  difference: SignedPrice.meta({ description: "Negative if less was counted" }),
  kept: Price,
  reason: z.string().nullable(),
  notes: z.record(z.string(), z.number()).nullable(),
});

const personStatuses = ["open", "counted", "accepted"] as const;

export const PersonClosing = z.object({
  person: Person,
  isOwn: z.boolean(),
  day: z.string(),
  status: z.enum(personStatuses),
  id: z.number().int().nullable().meta({ description: "null if not yet counted" }),
  version: z.number().int().nullable(),
  countedAt: z.iso.datetime().nullable(),
  count: CashCount.nullable().meta({ description: "Of others who count it themselves only once it is accepted" }),
  acceptedAt: z.iso.datetime().nullable(),
  acceptedBy: Person.nullable(),
  canAccept: z.boolean(),
  needsClosing: z.boolean().meta({ description: "Whether cash changed on this day, and it is not closed" }),
  canCount: z
    .boolean()
    .meta({ description: "Whether the user can count it now: their own, or that of an account which cannot any more" }),
  obstacle: z
    .union([
      z.object({ kind: z.literal("earlier-day"), day: z.string() }),
      z.object({ kind: z.literal("move"), moveId: z.number().int() }),
    ])
    .nullable()
    .meta({ description: "What comes before counting" }),
});

export const Settlement = z.object({
  method: z.enum(settledMethods),
  expected: SignedPrice,
  declared: Price.nullable(),
  difference: SignedPrice.nullable(),
  reason: z.string().nullable(),
  byName: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});

/** The closing of a day: of the lab for the office, otherwise the user's own. */
export const DayClosings = z.object({
  day: z.string(),
  people: z.array(PersonClosing),
  moves: z.array(CashMove).meta({ description: "Under way, or of this day" }),
  settlements: z.array(Settlement).nullable().meta({ description: "null for those who see only their own cash" }),
  drawer: SignedPrice.nullable().meta({ description: "What is in the lab's cash drawer now" }),
  colleagues: z.array(Person).meta({ description: "To whom the user can give cash" }),
});

export type MoveCashRequest = z.infer<typeof MoveCashRequest>;
export type CountCashRequest = z.infer<typeof CountCashRequest>;
export type AcceptClosingRequest = z.infer<typeof AcceptClosingRequest>;
export type DeclareSettlementRequest = z.infer<typeof DeclareSettlementRequest>;
export type CashMove = z.infer<typeof CashMove>;
export type CashCount = z.infer<typeof CashCount>;
export type PersonClosing = z.infer<typeof PersonClosing>;
export type Settlement = z.infer<typeof Settlement>;
export type DayClosings = z.infer<typeof DayClosings>;
