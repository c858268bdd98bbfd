import { z } from "zod";
import { Price } from "#core/catalogue/schema.ts";
import { exportedKinds } from "./held-tables.ts";

const moment = z.iso.datetime();
const text = z.string();
const orNone = <Rule extends z.ZodType>(rule: Rule) => rule.nullable();
const number = z.number().int();

/** What the file of an export would hold, by kind; of reports those that the patient may open. */
export const ExportPlan = z.object({
  patientId: number,
  name: text,
  holds: z.record(z.enum(exportedKinds), number).meta({ description: "How many of each kind" }),
});

const contact = {
  name: text,
  phone: text,
  email: orNone(text),
  address: text,
  age: orNone(number),
  exactAge: orNone(text).meta({ description: "In months and days, where it was told so: P18M, P10D" }),
  gender: orNone(text),
};

/** patient.json of an export: all that the lab keeps of one person, moments in UTC, days and hours of the lab, sums in rupees. */
export const PatientExport = z.strictObject({
  exportedAt: moment,
  patient: z.array(z.strictObject({ ...contact, patientSince: moment })),
  notes: z.array(z.strictObject({ text, writtenAt: moment })).meta({ description: "What the staff have noted" }),
  bookings: z.array(
    z.strictObject({
      code: text,
      bookedAt: moment,
      visit: z.strictObject({ day: text, time: text }),
      place: text.meta({ description: "home or centre" }),
      ...contact,
      landmark: orNone(text),
      pinCode: orNone(text),
      status: text,
      cancelReason: orNone(text),
      cancelNote: orNone(text),
      collectorNote: orNone(text),
      ...{ doorName: orNone(text), doorPhone: orNone(text), payerName: orNone(text), payerPhone: orNone(text) },
      paymentStatus: text,
      paymentMethod: text,
      totalAmount: Price,
      items: z.array(z.strictObject({ code: text, name: text, price: Price })),
    }),
  ),
  reports: z.array(
    z.strictObject({
      bookingCode: text,
      uploadedAt: moment,
      releasedAt: orNone(moment),
      replacedAt: orNone(moment),
      withdrawnAt: orNone(moment),
      file: orNone(text).meta({ description: "Its name in the ZIP; null where its patient may not open it" }),
      isMissing: z.boolean().meta({ description: "It belongs in the ZIP and could not be read" }),
    }),
  ),
  messages: z
    .array(
      z.strictObject({
        kind: text,
        channel: text,
        recipient: text,
        subject: orNone(text),
        text: orNone(text).meta({ description: "null for a code to sign in with" }),
        state: text,
        writtenAt: moment,
      }),
    )
    .meta({ description: "Whose text is kept still; older ones were emptied" }),
  contactMessages: z.array(
    z.strictObject({ name: text, email: text, phone: text, subject: text, message: text, receivedAt: moment }),
  ),
  waitlist: z.array(z.strictObject({ phone: text, pinCode: orNone(text), joinedAt: moment })),
  signIn: z
    .array(
      z.strictObject({
        phone: text,
        signedInAt: moment,
        usedAt: moment,
        ipAddress: orNone(text),
        userAgent: orNone(text),
      }),
    )
    .meta({ description: "The sessions of a phone that nobody else books by" }),
});

export type ExportPlan = z.infer<typeof ExportPlan>;
export type PatientExport = z.infer<typeof PatientExport>;
