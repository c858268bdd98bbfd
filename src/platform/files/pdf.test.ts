import { expect, test, vi } from "vitest";
import { aPdf } from "#test/pdf.ts";
import { judgePdf } from "./pdf.server.ts";

// The thread loads its parser at the first file.
vi.setConfig({ testTimeout: 60_000 });

const program = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(4000, 7)]);

test("a whole PDF is one, whatever it is called", async () => {
  expect(await judgePdf(aPdf())).toBe("pdf");
});

test.each([
  ["nothing", Buffer.alloc(0), "empty"],
  ["a program", program, "not-a-pdf"],
  ["a program that carries a PDF", Buffer.concat([program, aPdf()]), "not-a-pdf"],
  ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>%PDF-1.4 %%EOF"), "not-a-pdf"],
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "not-a-pdf"],
  ["the beginning of a PDF", aPdf().subarray(0, -20), "cut-off"],
  ["a long PDF without its end", aPdf({ size: 5000 }).subarray(0, 4900), "cut-off"],
  ["a PDF that carries a program at its end", Buffer.concat([aPdf(), program]), "cut-off"],
  ["a PDF that runs a script", Buffer.from(aPdf({ mark: "/OpenAction<</S/JavaScript/JS(app.alert)>>" })), "active"],
])("%s is refused", async (_what, bytes, verdict) => {
  expect(await judgePdf(bytes)).toBe(verdict);
});
