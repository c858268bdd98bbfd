import { expect, test } from "vitest";
import { validatePdf } from "#platform/files/validate-pdf.server.ts";
import { createSampleReport } from "./sample-report.ts";

const report = createSampleReport({
  bookingCode: "BK-12345678",
  patientName: "Harpreet Kaur",
  day: "2026-11-21",
  tests: ["Thyroid Profile (T3, T4, TSH)"],
});

test("the sample report is a PDF and says that it is fictitious", async () => {
  expect(await validatePdf(report)).toEqual({ verdict: "pdf", pageCount: 1 });
  expect(report.toString("latin1")).toContain("Made up for the demo");
  expect(report.toString("latin1")).toContain("Thyroid Profile \\(T3, T4, TSH\\)");
});

test("its cross-reference table has the offset of each object", () => {
  const text = report.toString("latin1");
  const starts = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, start]) => Number(start));
  expect(starts).toHaveLength(5);
  for (const [index, start] of starts.entries()) expect(text.slice(start)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref\n0 6\n/);
});
