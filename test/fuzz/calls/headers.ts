import fc from "fast-check";
import type { Header } from "#test/fuzz/call.ts";
import { visitorHeader } from "#test/product-process.ts";
import type { Variants } from "./valid-and-invalid.ts";

/**
 * Most visitors have different addresses, so that rate limits are not all that is hit; some share one, and hit them.
 */
export const visitorAddress: fc.Arbitrary<Header> = fc
  .oneof(
    { weight: 6, arbitrary: fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => `10.${parts.join(".")}`) },
    { weight: 1, arbitrary: fc.constant("192.0.2.9") },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "unknown",
        "::1",
        "fe80::1%eth0",
        "1.2.3.4, 5.6.7.8",
        "999.1.1.1",
        "x".repeat(2000),
      ),
    },
  )
  .map((value) => [visitorHeader, value]);

const invalidHeaders: Record<string, readonly string[]> = {
  "accept-encoding": ["gzip", "br", "zstd", "identity;q=0", "*;q=0", "gzip;q=x, br;q=1e9", ",,,"],
  "if-none-match": ["*", `"x"`, `W/"x", "y"`, `"${"x".repeat(3000)}"`, "\u00ff"],
  "if-modified-since": ["Thu, 01 Jan 1970 00:00:00 GMT", "tomorrow"],
  "if-match": ["*", `"nothing"`],
  range: ["bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-0,1-1,2-2", "bytes=99999999999-", "lines=1"],
  accept: ["application/json", "text/html", "image/*", "", "x".repeat(2000)],
  "accept-language": ["pa-IN,hi;q=0.8", "x".repeat(2000)],
  cookie: ["=", "a", ";;;", "__proto__=1", `x=${"y".repeat(6000)}`, "nabz.session_token=\u00ff", "x=%E0%A4%A"],
  origin: ["null", "https://evil.example", "http://localhost", "x", ""],
  "sec-fetch-mode": ["navigate", "cors", "x"],
  "sec-fetch-site": ["cross-site", "same-site", "same-origin", "none", "x"],
  "x-forwarded-for": ["1.1.1.1", "' or 1=1"],
  "x-forwarded-host": ["evil.example"],
  "x-forwarded-proto": ["https", "javascript"],
  "x-http-method-override": ["DELETE"],
  "x-request-id": ["x".repeat(500)],
  "x-file-name": ["report.pdf", "%E0%A4%A", "..%2F..%2Fetc", "%00", "x".repeat(2001), "%ED%A0%80.pdf"],
  "user-agent": ["", "Googlebot/2.1", "\u00ff".repeat(200)],
  purpose: ["prefetch"],
  authorization: ["Basic OnBhc3M=", "Bearer x"],
  upgrade: ["websocket"],
};

const oneHeader = fc
  .constantFrom(...Object.keys(invalidHeaders))
  .chain((name) => fc.constantFrom(...(invalidHeaders[name] ?? [])).map((value): Header => [name, value]));

/** Headers of a browser, and invalid ones; names may repeat. */
export const headerVariants: Variants<readonly Header[]> = {
  valid: fc.constantFrom<readonly Header[]>(
    [],
    [["accept-encoding", "gzip, deflate, br"]],
    [["sec-fetch-site", "same-origin"]],
  ),
  invalid: fc.array(oneHeader, { minLength: 1, maxLength: 4 }),
};
