import { expect, test, vi } from "vitest";
import { aPdf } from "#test/pdf.ts";
import { judgePdf } from "./pdf.server.ts";

// The thread loads its parser at the first file.
vi.setConfig({ testTimeout: 60_000 });

const verdictOf = async (bytes: Uint8Array) => (await judgePdf(bytes)).verdict;

const program = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(4000, 7)]);

test("a whole PDF is one, whatever it is called", async () => {
  expect(await verdictOf(aPdf())).toBe("pdf");
});

test.each([
  ["a blank line before it", Buffer.concat([Buffer.from("\r\n"), aPdf()])],
  ["blank lines and the mark of UTF-8 before it", Buffer.concat([Buffer.from("\ufeff \n\t\n"), aPdf()])],
  ["zeros behind it", Buffer.concat([aPdf(), Buffer.alloc(5000)])],
  ["blanks behind it", Buffer.concat([aPdf(), Buffer.alloc(2000, " ")])],
  ["the end mark of DOS behind it", Buffer.concat([aPdf(), Buffer.from("\x1a")])],
])("a whole PDF with %s is one", async (_what, bytes) => {
  expect(await verdictOf(bytes)).toBe("pdf");
});

const blank = Buffer.from("\r\n\r\n");
const acts = Buffer.from(aPdf({ mark: "/OpenAction<</S/JavaScript/JS(app.alert)>>" }));

test.each([
  ["nothing", Buffer.alloc(0), "empty"],
  ["a program", program, "not-a-pdf"],
  ["a program that carries a PDF", Buffer.concat([program, aPdf()]), "not-a-pdf"],
  ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>%PDF-1.4 %%EOF"), "not-a-pdf"],
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "not-a-pdf"],
  ["the beginning of a PDF", aPdf().subarray(0, -20), "cut-off"],
  ["a long PDF without its end", aPdf({ size: 5000 }).subarray(0, 4900), "cut-off"],
  ["a PDF that carries a program at its end", Buffer.concat([aPdf(), program]), "cut-off"],
  ["nothing but blanks", Buffer.alloc(4000, " "), "empty"],
  ["a PDF behind more blanks than readers pass", Buffer.concat([Buffer.alloc(2000, "\n"), aPdf()]), "not-a-pdf"],
  ["a PDF behind a word", Buffer.concat([Buffer.from("\nMZ\n"), aPdf()]), "not-a-pdf"],
  ["zeros behind the beginning of a PDF", Buffer.concat([aPdf().subarray(0, -20), Buffer.alloc(2000)]), "cut-off"],
  ["a program behind blanks at a PDF's end", Buffer.concat([aPdf(), Buffer.alloc(2000), program]), "cut-off"],
  ["a script behind a blank line and before padding", Buffer.concat([blank, acts, Buffer.alloc(3000)]), "active"],
  ["a PDF that runs a script", Buffer.from(aPdf({ mark: "/OpenAction<</S/JavaScript/JS(app.alert)>>" })), "active"],
])("%s is refused", async (_what, bytes, verdict) => {
  expect(await verdictOf(bytes)).toBe(verdict);
});
