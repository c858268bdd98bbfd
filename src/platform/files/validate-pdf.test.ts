import { expect, test, vi } from "vitest";
import { buildPdf } from "#test/pdf-fixture.ts";
import { validatePdf } from "./validate-pdf.server.ts";

// The worker loads its parser with the first file.
vi.setConfig({ testTimeout: 60_000 });

const verdictOf = async (bytes: Uint8Array) => (await validatePdf(bytes)).verdict;

const program = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(4000, 7)]);

test("accepts a complete PDF, whatever its name", async () => {
  expect(await verdictOf(buildPdf())).toBe("pdf");
});

test.each([
  ["a blank line before it", Buffer.concat([Buffer.from("\r\n"), buildPdf()])],
  ["blank lines and the mark of UTF-8 before it", Buffer.concat([Buffer.from("\ufeff \n\t\n"), buildPdf()])],
  ["zeros behind it", Buffer.concat([buildPdf(), Buffer.alloc(5000)])],
  ["blanks behind it", Buffer.concat([buildPdf(), Buffer.alloc(2000, " ")])],
  ["the end mark of DOS behind it", Buffer.concat([buildPdf(), Buffer.from("\x1a")])],
])("accepts a complete PDF with %s", async (_what, bytes) => {
  expect(await verdictOf(bytes)).toBe("pdf");
});

const blank = Buffer.from("\r\n\r\n");
const activePdf = Buffer.from(buildPdf({ mark: "/OpenAction<</S/JavaScript/JS(app.alert)>>" }));

test.each([
  ["nothing", Buffer.alloc(0), "empty"],
  ["a program", program, "not-a-pdf"],
  ["a program that carries a PDF", Buffer.concat([program, buildPdf()]), "not-a-pdf"],
  ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>%PDF-1.4 %%EOF"), "not-a-pdf"],
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "not-a-pdf"],
  ["the beginning of a PDF", buildPdf().subarray(0, -20), "cut-off"],
  ["a long PDF without its end", buildPdf({ size: 5000 }).subarray(0, 4900), "cut-off"],
  ["a PDF with a program at its end", Buffer.concat([buildPdf(), program]), "cut-off"],
  ["only blanks", Buffer.alloc(4000, " "), "empty"],
  ["a PDF after more blanks than readers skip", Buffer.concat([Buffer.alloc(2000, "\n"), buildPdf()]), "not-a-pdf"],
  ["a PDF after a word", Buffer.concat([Buffer.from("\nMZ\n"), buildPdf()]), "not-a-pdf"],
  ["zeros after the beginning of a PDF", Buffer.concat([buildPdf().subarray(0, -20), Buffer.alloc(2000)]), "cut-off"],
  ["a program after blanks at a PDF's end", Buffer.concat([buildPdf(), Buffer.alloc(2000), program]), "cut-off"],
  ["a script after a blank line and before padding", Buffer.concat([blank, activePdf, Buffer.alloc(3000)]), "active"],
  ["a PDF that runs a script", Buffer.from(buildPdf({ mark: "/OpenAction<</S/JavaScript/JS(app.alert)>>" })), "active"],
])("rejects %s", async (_what, bytes, verdict) => {
  expect(await verdictOf(bytes)).toBe(verdict);
});
