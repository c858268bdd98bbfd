import fc from "fast-check";
import { fromWire, toWire } from "#core/pricing/money.ts";
import { slotTimes } from "#core/slots/grid.ts";
import type { Rule } from "#test/access/rule.ts";
import { aBooking } from "#test/builders.ts";
import type { Operation } from "#test/fuzz/description/description.ts";
import { aValueOf } from "#test/fuzz/values/from-schema.ts";
import { mutated } from "#test/fuzz/values/mutate.ts";
import type { World } from "#test/fuzz/world.ts";
import { aPdf } from "#test/pdf.ts";
import { type Fields, formBytes, jsonBytes } from "./bodies.ts";
import type { Part } from "./moods.ts";
import { atOpenDay } from "./open-day.ts";

const nothing: Part<Buffer | null> = {
  fit: fc.constant(null),
  odd: fc.constantFrom(null, Buffer.alloc(0), Buffer.from("{}"), Buffer.alloc(70_000, "x")),
};

/** What the operation takes: an example that is known to be accepted, what its schema says, and what neither would. */
export function bodyPart(operation: Operation, rules: Rule[], world: World): Part<Buffer | null> {
  if (!operation.body) return nothing;
  const { type, schema } = operation.body;
  if (type === "application/pdf") return pdfs;
  const examples =
    operation.name === "POST /api/bookings" ? [aVisit(world)] : rules.flatMap((rule) => exampleOf(rule, world));
  const fit = fc.oneof(...examples.map((arbitrary) => ({ weight: 3, arbitrary })), {
    weight: 2,
    arbitrary: aValueOf(schema, "", world),
  });
  if (type !== "application/json") return formBytes(fit.map(fieldsOf), mutated(fit).map(fieldsOf));
  return jsonBytes(fit, mutated(fit));
}

function exampleOf({ body }: Rule, world: World): fc.Arbitrary<unknown>[] {
  if (!body) return [];
  return [
    fc
      .constantFrom(...world.visits)
      .map((visit) => JSON.parse(atOpenDay(JSON.stringify(body(visit)), world)) as unknown)
      // The desk's password is the demo's here.
      .map((value) => withWords(value, { password: world.password, present: world.password, next: world.password })),
  ];
}

function withWords(value: unknown, words: Record<string, string>): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, given]) => [name, words[name] ?? given]));
}

/** A booking at the catalogue's price, as the page sends it. */
function aVisit({ phones, days, tests }: World): fc.Arbitrary<unknown> {
  return fc
    .record({
      phone: fc.constantFrom(...phones),
      number: fc.integer({ min: 10_000_000, max: 99_999_999 }),
      bookingDate: fc.constantFrom(...days),
      bookingTime: fc.constantFrom(...slotTimes),
      chosen: fc.subarray(tests, { minLength: 1, maxLength: 4 }),
    })
    .map(({ phone, number, bookingDate, bookingTime, chosen }) => {
      const totalAmount = toWire(chosen.reduce((sum, { price }) => sum + fromWire(price), 0));
      return aBooking({
        patient: { phone },
        booking: { code: `BK-${number}`, bookingDate, bookingTime, totalAmount },
        items: chosen.map(({ id }) => ({ itemType: "test", itemId: id })),
      });
    });
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== "object" || value === null) return [["", String(value)]];
  return Object.entries(value).map(([name, given]) => [
    name,
    typeof given === "string" ? given : (JSON.stringify(given) ?? ""),
  ]);
}

const TEN_MEGABYTES = 10 * 1024 * 1024;
const pdf = aPdf({ mark: "fuzz" });

const pdfs: Part<Buffer | null> = {
  fit: fc.constantFrom(pdf, aPdf({ mark: "other", size: 90_000 })),
  odd: fc.oneof(
    { weight: 6, arbitrary: fc.nat(pdf.length).map((end) => pdf.subarray(0, end)) },
    { weight: 6, arbitrary: fc.constantFrom(Buffer.from("%PDF-"), Buffer.from("{}"), Buffer.alloc(0), null) },
    { weight: 4, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constantFrom(aPdf({ size: TEN_MEGABYTES }), aPdf({ size: TEN_MEGABYTES + 1 })) },
  ),
};
