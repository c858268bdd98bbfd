// Row 10.42
import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import { parseForeignNumber } from "./parse-foreign-number.browser.ts";
import { formatNationalPhone, formatPhone, hasCountryCode, isAmbiguousPhone, toE164, toSearchDigits } from "./phone.ts";

const mobiles = Object.keys(examples).map(
  (country) => getExampleNumber(country as CountryCode, examples)?.number as string,
);
/** Landlines of ten countries, in E.164. */
const landlines = [
  ...["+911612500123", "+911123456789", "+911882123456", "+918022345678", "+914023456789", "+917923456789"],
  ...["+442079460958", "+441144960123", "+16045550182", "+14165550199", "+390669812345", "+498912345678"],
  ...["+33142685300", "+61293744000", "+97142245678", "+6562345678", "+9779812345", "+97714412345"],
];

test.each([
  "9876543210",
  "98765 43210",
  "098765-43210",
  "+91 98765 43210",
  "91 9876543210",
  "0091 9876543210",
  "+91 (98765) 43210",
  "+91 (0) 98765 43210",
  "+91 098765 43210",
  "91 (0) 98765-43210",
  "0091 (0) 98765 43210",
  "\u202a+91 98765 43210\u202c",
  "\u200e98765\u00a043210",
  "98765\u201143210",
  "98765\u201343210",
  "98765\u221243210",
  "＋91 ９８７６５ ４３２１０",
  "'+91 98765 43210",
  "\u206898765\u2009432\u202f10\u2069",
])("parses %s as +919876543210", (typed) => {
  expect(toE164(typed)).toBe("+919876543210");
});

test("keeps the country of a foreign number", () => {
  expect(toE164("+1 905 555 0123")).toBe("+19055550123");
  expect(toE164("00 1 905 555 0123")).toBe("+19055550123");
});

test("recognizes a landline by its 0 or its country", () => {
  for (const typed of ["0161 250 0000", "01612500000", "+91 161 250 0000", "91 1612500000", "011-23456789"]) {
    expect([typed, toE164(typed)]).toEqual([typed, `+91${typed.includes("2345") ? "1123456789" : "1612500000"}`]);
  }
});

test.each(["1234567890", "4165550199", "1612500000", "5555555555"])(
  "finds %s ambiguous: a landline without its 0, or a foreign number",
  (typed) => {
    expect([toE164(typed), isAmbiguousPhone(typed)]).toEqual([null, true]);
  },
);

test("treats valid numbers and obvious mistakes as unambiguous", () => {
  for (const typed of ["98765 43210", "98765", "0161 250 0000", "+1 416 555 0199", "0000000000", "call me"]) {
    expect([typed, isAmbiguousPhone(typed)]).toEqual([typed, false]);
  }
});

test("parses digits of other scripts", () => {
  expect(toE164("੯੮੭੬੫ ੪੩੨੧੦")).toBe("+919876543210");
  expect(toE164("+९१ ९८७६५ ४३२१०")).toBe("+919876543210");
  expect(toE164("９８７６５４３２１０")).toBe("+919876543210");
});

test.each([
  "",
  "12345",
  "98765 4321",
  "987654321012345678",
  "call me now",
  "+91 98765",
  "0876543210",
  "98765x3210",
  "+91 0123456789",
])("rejects %j as a phone number", (typed) => {
  expect(toE164(typed)).toBeNull();
});

test.each([
  ["+919876543210", "+91 98765 43210", "98765 43210"],
  ["+911612500123", "+91 161 2500123", "0161 2500123"],
  ["+911123456789", "+91 11 23456789", "011 23456789"],
  ["+19055550123", "+19055550123", "+19055550123"],
])("formats %s as people in India write it", (phone, shown, dialled) => {
  expect([formatPhone(phone), formatNationalPhone(phone)]).toEqual([shown, dialled]);
});

test("parses a formatted number back to the same number", () => {
  expect(mobiles.length).toBeGreaterThan(200);
  for (const phone of [...mobiles, ...landlines]) {
    expect([phone, toE164(formatPhone(phone)), toE164(formatNationalPhone(phone))]).toEqual([phone, phone, phone]);
  }
});

test("parses the same number from every way of writing it", () => {
  for (const phone of [...mobiles, ...landlines]) {
    const number = parsePhoneNumberFromString(phone);
    const abroad = number?.formatInternational() ?? phone;
    const written = [
      phone,
      abroad,
      `\u202a${abroad}\u202c`,
      abroad.replaceAll(" ", "\u2011"),
      abroad.replace("+", "＋"),
    ];
    written.push(abroad.replaceAll(" ", "\u00a0"), phone.replace("+", "00"), `'${phone}`);
    expect(written.map(toE164)).toEqual(written.map(() => phone));
    expect(written.map(hasCountryCode)).toEqual(written.map(() => true));
  }
});

test.each([
  ["+44 (0)7911 123456", "+447911123456"],
  ["0044 (0) 7911 123456", "+447911123456"],
  ["+49 (0)89 12345678", "+498912345678"],
  ["+61 (0)2 9374 4000", "+61293744000"],
  ["+971 (0)4 224 5678", "+97142245678"],
  ["+39 06 6981 2345", "+390669812345"],
])("drops the trunk 0 of %s if its country has one", (typed, phone) => {
  expect(toE164(typed)).toBe(phone);
});

test("accepts in the browser every number that the server accepts", () => {
  for (const phone of [...mobiles, ...landlines]) expect(parseForeignNumber(phone)).toBe(phone);
  expect([
    parseForeignNumber("+4407911123456"),
    parseForeignNumber("+12345"),
    parseForeignNumber("+1234567890123456"),
  ]).toEqual(["+4407911123456", null, null]);
});

// Row 10.43
test("ignores spaces, dashes and the prefix in a phone search", () => {
  expect(toSearchDigits("+91 98765-43210")).toBe("9876543210");
  expect(toSearchDigits("098765 43210")).toBe("9876543210");
  expect(toSearchDigits("98765 4")).toBe("987654");
  expect(toSearchDigits("Harpreet")).toBe("");
});
