import { expect, test } from "vitest";
import { labRow } from "#db/seed/lab.ts";
import { reportReadyText } from "./report-ready.ts";

const text = reportReadyText(
  { bookingCode: "BK-12345678", patientName: "Harpreet Kaur", publicUrl: "https://nabz.example/" },
  labRow,
);

test("the message says whose report is ready, for which booking and where it can be opened", () => {
  expect(text).toContain("Harpreet Kaur");
  expect(text).toContain("BK-12345678");
  expect(text).toContain("https://nabz.example/login");
});

test("the message names no test and no file, because a phone is read by others too", () => {
  expect(text).not.toMatch(/blood|test|pdf|result/i);
});
