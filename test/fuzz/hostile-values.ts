import fc from "fast-check";

/** A page must not show it unescaped. */
export const script = "<script>fuzz()</script>";

/** It must not become a header of a response. */
export const injectedHeader = "x-injected";

const texts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "Asha \udfff Kaur",
  "\ufeff",
  "\u0085\u2028\u2029",
  "\u200b\u200d",
  "\u202e\u05d0\u05d1\u05d2 \u0646\u0628\u0636",
  "ਹਰਪ੍ਰੀਤ ਕੌਰ",
  "👩🏽‍⚕️".repeat(20),
  "Z͑ͫ̓͊̏a̴l̷g̵o̶".repeat(10),
  script,
  `"'><img src=x onerror=fuzz()>`,
  "'; drop table bookings; --",
  "../../../../etc/passwd",
  "%00%0d%0a",
  `\r\n${injectedHeader}: yes`,
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "-1",
  "1e999",
  "0x10",
  "१२३४५६७८९०",
  "９８７６５４３２１０",
  "2026-02-30",
  "9999-12-31",
  "0000-00-00",
  "+000000-01-01",
  "x".repeat(300),
  "ਅ".repeat(4001),
  "9".repeat(1000),
];

/** Texts that programs stumble over. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, 0.5, 1e-7, 1e21, 2 ** 31 - 1, 2 ** 31, 2 ** 53, Number.MAX_VALUE, -(2 ** 63)),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Names that a field may not expect. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "id",
    "status",
    "isAdmin",
    "$where",
    "",
    "a.b",
    "a[b]",
  ),
  fc.string({ maxLength: 12 }),
);

const deep = (depth: number) => JSON.parse(`${"[".repeat(depth)}1${"]".repeat(depth)}`) as unknown;

/** Any JSON value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], deep(300)) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
