import { expect, test } from "vitest";
import { negotiateEncoding } from "./compression.server.ts";

test.each([
  [null, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["BR;q=0.5, gzip", "br"],
  ["br;q=0, gzip;q=1.0", "gzip"],
  ["br; q=0.00 ,gzip; q=0", "identity"],
  ["brotli, notgzip", "identity"],
  ["identity", "identity"],
] as const)("the best encoding for %j is %s", (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding);
});
