import fc from "fast-check";
import { slotTimes } from "#core/slots/grid.ts";
import type { FuzzFixture } from "#test/fuzz/world.ts";
import type { Schema } from "./description.ts";

/**
 * A value that the schema describes; names that imply more than their schema (a phone is a text) take values of the
 * lab's fixture.
 */
export function arbitraryFromSchema(schema: Schema, name: string, world: FuzzFixture): fc.Arbitrary<unknown> {
  const known = schema.enum || schema.properties || schema.items ? undefined : plausibleTexts(name, world);
  const isText = listTypes(schema).includes("string");
  if (known && isText) return known;
  if (/^id$|Ids?$|^familyOf$|^before$|^message$/.test(name) && listTypes(schema).includes("integer"))
    return fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }) }, arbitraryOfType(schema, name, world));
  return arbitraryOfType(schema, name, world);
}

function arbitraryOfType(schema: Schema, name: string, world: FuzzFixture): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((option) => arbitraryFromSchema(option, name, world)));
  return fc.oneof(...listTypes(schema).map((type) => arbitraryOfSingleType(type, schema, name, world)));
}

function arbitraryOfSingleType(type: string, schema: Schema, name: string, world: FuzzFixture): fc.Arbitrary<unknown> {
  switch (type) {
    case "object":
      return arbitraryObject(schema, world);
    case "array":
      return fc.array(arbitraryFromSchema(schema.items ?? {}, name, world), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 6, (schema.minItems ?? 0) + 5),
      });
    case "integer":
      return fc.integer({
        min: schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1,
        max: schema.maximum ?? 1000,
      });
    case "number":
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return arbitraryText(schema, world);
  }
}

function arbitraryObject({ properties = {}, required = [] }: Schema, world: FuzzFixture): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, arbitraryFromSchema(schema, name, world)]);
  const made: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(made, { requiredKeys: required, noNullPrototype: true });
}

function arbitraryText(
  { pattern, format, minLength = 0, maxLength = 200 }: Schema,
  world: FuzzFixture,
): fc.Arbitrary<string> {
  if (format === "date") return fc.constantFrom(...world.days);
  if (format === "uuid") return fc.uuid();
  if (pattern) return fc.stringMatching(new RegExp(pattern, "u"));
  const longest = Math.max(minLength, Math.min(maxLength, 200));
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc
      .constantFrom("Harpreet Kaur", "Morning hours", "Please ring twice, at the blue gate.")
      .map((words) => words.slice(0, maxLength).padEnd(minLength, ".")),
  );
}

/** Plausible values for a field of this name in Punjab. */
export function plausibleTexts(
  name: string,
  { days, phones, password }: FuzzFixture,
): fc.Arbitrary<string> | undefined {
  const words: Record<string, readonly string[]> = {
    phone: phones,
    whatsappPhone: phones,
    phones,
    email: ["asha@example.com", ""],
    name: ["Harpreet Kaur", "ਹਰਪ੍ਰੀਤ ਕੌਰ"],
    patientName: ["Asha", "Amrit Pal"],
    address: ["House 214, Model Town, Ludhiana"],
    pinCode: ["141002", "141 001", "160017", ""],
    date: days,
    day: days,
    bookingDate: days,
    from: days,
    to: days,
    time: slotTimes,
    search: ["kaur", "98765", "BK-1", ""],
    password: [password],
    present: [password],
    next: [password],
    age: ["34"],
    packageId: ["1", "5"],
    message: ["When do you open on Sunday?"],
  };
  const known = Object.hasOwn(words, name) ? words[name] : undefined;
  return known && fc.constantFrom(...known);
}

function listTypes({ type }: Schema): string[] {
  return type === undefined ? ["string"] : [type].flat();
}
