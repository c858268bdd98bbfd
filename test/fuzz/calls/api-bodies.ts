import fc from "fast-check";
import { formatAmount, parseAmount } from "#core/pricing/money.ts";
import { slotTimes } from "#core/slots/grid.ts";
import type { AccessRule } from "#test/access-rules.ts";
import { buildBooking } from "#test/builders.ts";
import type { Operation } from "#test/fuzz/description.ts";
import { mutateArbitrarily } from "#test/fuzz/mutate.ts";
import { arbitraryFromSchema } from "#test/fuzz/value-from-schema.ts";
import type { FuzzFixture } from "#test/fuzz/world.ts";
import { buildPdf } from "#test/pdf-fixture.ts";
import { type Fields, formVariants, jsonVariants } from "./bodies.ts";
import { replaceWithOpenDay } from "./open-day.ts";
import type { Variants } from "./valid-and-invalid.ts";

const nothing: Variants<Buffer | null> = {
  valid: fc.constant(null),
  invalid: fc.constantFrom(null, Buffer.alloc(0), Buffer.from("{}"), Buffer.alloc(70_000, "x")),
};

/** Bodies of the operation: an example known to be accepted, values of its schema, and values that match neither. */
export function bodyVariants(operation: Operation, rules: AccessRule[], world: FuzzFixture): Variants<Buffer | null> {
  if (!operation.body) return nothing;
  const { type, schema } = operation.body;
  if (type === "application/pdf") return pdfs;
  const examples =
    operation.name === "POST /api/bookings"
      ? [arbitraryVisit(world)]
      : rules.flatMap((rule) => validExample(rule, world));
  const fit = fc.oneof(...examples.map((arbitrary) => ({ weight: 3, arbitrary })), {
    weight: 2,
    arbitrary: arbitraryFromSchema(schema, "", world),
  });
  if (type !== "application/json") return formVariants(fit.map(listFields), mutateArbitrarily(fit).map(listFields));
  return jsonVariants(fit, mutateArbitrarily(fit));
}

function validExample({ body }: AccessRule, world: FuzzFixture): fc.Arbitrary<unknown>[] {
  if (!body) return [];
  return [
    fc
      .constantFrom(...world.visits)
      .map((visit) => JSON.parse(replaceWithOpenDay(JSON.stringify(body(visit)), world)) as unknown)
      // The admin password is the demo's here.
      .map((value) => withWords(value, { password: world.password, present: world.password, next: world.password })),
  ];
}

function withWords(value: unknown, words: Record<string, string>): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, given]) => [name, words[name] ?? given]));
}

/** A booking at the catalogue's price, as the page sends it. */
function arbitraryVisit({ phones, days, tests }: FuzzFixture): fc.Arbitrary<unknown> {
  return fc
    .record({
      phone: fc.constantFrom(...phones),
      number: fc.integer({ min: 10_000_000, max: 99_999_999 }),
      bookingDate: fc.constantFrom(...days),
      bookingTime: fc.constantFrom(...slotTimes),
      chosen: fc.subarray(tests, { minLength: 1, maxLength: 4 }),
    })
    .map(({ phone, number, bookingDate, bookingTime, chosen }) => {
      const totalAmount = formatAmount(chosen.reduce((sum, { price }) => sum + parseAmount(price), 0));
      return buildBooking({
        patient: { phone },
        booking: { code: `BK-${number}`, bookingDate, bookingTime, totalAmount },
        items: chosen.map(({ id }) => ({ itemType: "test", itemId: id })),
      });
    });
}

function listFields(value: unknown): Fields {
  if (typeof value !== "object" || value === null) return [["", String(value)]];
  return Object.entries(value).map(([name, given]) => [
    name,
    typeof given === "string" ? given : (JSON.stringify(given) ?? ""),
  ]);
}

const TEN_MEGABYTES = 10 * 1024 * 1024;
const pdf = buildPdf({ mark: "fuzz" });

const pdfs: Variants<Buffer | null> = {
  valid: fc.constantFrom(pdf, buildPdf({ mark: "other", size: 90_000 })),
  invalid: fc.oneof(
    { weight: 6, arbitrary: fc.nat(pdf.length).map((end) => pdf.subarray(0, end)) },
    { weight: 6, arbitrary: fc.constantFrom(Buffer.from("%PDF-"), Buffer.from("{}"), Buffer.alloc(0), null) },
    { weight: 4, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constantFrom(buildPdf({ size: TEN_MEGABYTES }), buildPdf({ size: TEN_MEGABYTES + 1 })) },
  ),
};
