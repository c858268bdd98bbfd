import { gzipSync } from "node:zlib";
import fc from "fast-check";
import type { Header } from "#test/fuzz/call.ts";
import { hostileText, hostileValue } from "#test/fuzz/hostile-values.ts";
import type { Variants } from "./valid-and-invalid.ts";

/** Bytes with the headers about them. */
export type EncodedBody = { bytes: Buffer | null; type: string | null; headers: readonly Header[] };

/** The product's limit of a body (docs/operations.md), and sizes around it. */
const KIBIBYTES_64 = 64 * 1024;
const sizes = [KIBIBYTES_64 - 1, KIBIBYTES_64, KIBIBYTES_64 + 1, 300_000, 2_000_000];
const large = sizes.map((size) => Buffer.alloc(size, " "));

const types = [
  null,
  "",
  "application/json",
  "APPLICATION/JSON; charset=utf-8",
  "application/json; charset=utf-16",
  "application/json;;;",
  "application/vnd.api+json",
  "text/plain;charset=UTF-8",
  "text/xml",
  "application/octet-stream",
  "application/pdf",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=fuzz",
  "multipart/form-data; boundary=",
  "*/*",
  "x",
  "\u00e9\u00ff/\u00ff",
] as const;

/** The content type that a body of this type should have, and others. */
export function contentTypeVariants(right: string): Variants<string | null> {
  return { valid: fc.constant(right), invalid: fc.constantFrom(...types) };
}

/** JSON text, valid, and cut, doubled, nested, padded and worse. */
export function jsonVariants(fit: fc.Arbitrary<unknown>, odd: fc.Arbitrary<unknown>): Variants<Buffer> {
  const text = fit.map((value) => JSON.stringify(value) ?? "");
  const bytes = (made: fc.Arbitrary<string>) => made.map((one) => Buffer.from(one));
  return {
    valid: bytes(text),
    invalid: fc.oneof(
      { weight: 14, arbitrary: bytes(odd.map((value) => JSON.stringify(value) ?? "")) },
      { weight: 6, arbitrary: corruptText(text) },
      { weight: 1, arbitrary: bytes(hostileValue.map((value) => JSON.stringify(value) ?? "")) },
      { weight: 1, arbitrary: bytes(fc.constantFrom("", "null", "{}", "[]", "{", "undefined", "'{}'", "\0")) },
      { weight: 1, arbitrary: bytes(deepNesting) },
      { weight: 1, arbitrary: fc.constantFrom(...large) },
    ),
  };
}

const deepNesting = fc.constantFrom(
  "[".repeat(30_000),
  `{"a":`.repeat(9000),
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
);

/** A text with corrupted bytes. */
function corruptText(text: fc.Arbitrary<string>): fc.Arbitrary<Buffer> {
  return fc.tuple(text, fc.nat(), hostileText, fc.nat(7)).map(([json, at, odd, how]) => {
    const bytes = Buffer.from(json);
    const index = at % (bytes.length + 1);
    const doubled = `{"__proto__":{"isAdmin":true},${json.slice(1, -1)},${json.slice(1)}`;
    const ways: (() => Buffer)[] = [
      () => bytes.subarray(0, index),
      () => Buffer.concat([bytes.subarray(0, index), Buffer.from([0xff, 0xc0, 0x80]), bytes.subarray(index)]),
      () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
      () => Buffer.from(json, "utf16le"),
      () => Buffer.from(doubled),
      () => Buffer.from(json.replace(/"[^"]*"(?=[,}\]])/, "1e999")),
      () => Buffer.from(json.replace(/\d+(?=[,}\]])/, "123456789012345678901234567890")),
      () => Buffer.from(json + odd),
    ];
    return (ways[how] ?? ways[0])?.() ?? bytes;
  });
}

const boundary = "fuzz";

/** A form's fields in the encodings of browsers, and in broken ones. */
export function formVariants(fit: fc.Arbitrary<Fields>, odd: fc.Arbitrary<Fields>): Variants<Buffer> {
  return {
    valid: fit.map(urlencoded),
    invalid: fc.oneof(
      { weight: 8, arbitrary: odd.map(urlencoded) },
      { weight: 4, arbitrary: odd.map(multipart) },
      { weight: 1, arbitrary: odd.map((fields) => multipart(fields).subarray(0, -9)) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fit, hostileText)
          .map(([fields, text]) => Buffer.concat([urlencoded(fields), Buffer.from(text)])),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom("", "=", "&&&", "a", "%", "%ff=%zz", "phone", "phone[]=1")
          .map((text) => Buffer.from(text)),
      },
      { weight: 1, arbitrary: fc.constantFrom(...large) },
    ),
  };
}

export type Fields = [name: string, value: string][];

function urlencoded(fields: Fields): Buffer {
  return Buffer.from(
    new URLSearchParams(fields.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])).toString(),
  );
}

function multipart(fields: Fields): Buffer {
  const parts = fields.map(
    ([name, value], n) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${n % 4 === 3 ? `; filename="a\0.txt"` : ""}\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join("")}--${boundary}--\r\n`);
}

/** How a body is sent: as it is, or declared as compressed, in chunks, with another charset. */
export const bodyEncodingVariants: Variants<(bytes: Buffer) => { bytes: Buffer; headers: readonly Header[] }> = {
  valid: fc.constant((bytes) => ({ bytes, headers: [] })),
  invalid: fc.constantFrom(
    (bytes: Buffer) => ({ bytes, headers: [["content-encoding", "gzip"] as const] }),
    (bytes: Buffer) => ({ bytes: gzipSync(bytes), headers: [["content-encoding", "gzip"] as const] }),
    (bytes: Buffer) => ({ bytes, headers: [["transfer-encoding", "chunked"] as const] }),
    (bytes: Buffer) => ({ bytes, headers: [["content-language", "pa"] as const] }),
  ),
};
