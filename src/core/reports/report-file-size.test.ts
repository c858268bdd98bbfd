import { expect, test } from "vitest";
import { formatBytes, MAX_REPORT_BYTES } from "./report-file-size.ts";

test.each([
  [1, "1 kB"],
  [250_000, "244 kB"],
  [1023 * 1024, "1023 kB"],
  [1_300_000, "1.2 MB"],
  [1024 * 1024 - 1, "1.0 MB"],
  [MAX_REPORT_BYTES, "10.0 MB"],
])("formats %i bytes as %s", (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
