import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { labRow } from "#db/seed/lab-row.ts";
import { formatReportNotification } from "./report-notification.ts";

const booking = { bookingCode: "BK-12345678", patientName: "Harpreet Kaur", loginUrl: "https://nabz.example/login" };
const kinds = ["report-ready", "report-corrected", "report-withdrawn"] as const;
const [ready, corrected, withdrawn] = kinds.map((kind) => formatReportNotification(kind, booking, labRow, sentences));

test("says whose report is ready, for which booking and where to open it", () => {
  for (const text of [ready?.body, corrected?.body]) {
    expect(text).toContain("Harpreet Kaur");
    expect(text).toContain("BK-12345678");
    expect(text).toContain("https://nabz.example/login");
  }
});

test("names no test and no file, because phones are shared", () => {
  for (const kind of kinds)
    expect(formatReportNotification(kind, booking, labRow, sentences).body).not.toMatch(/blood|test|pdf|result/i);
});

test("a correction says not to use the earlier report", () => {
  expect(corrected?.body).toContain("corrected report");
  expect(corrected?.body).toContain("takes the place of the one we sent before: please do not use that one");
});

test("a withdrawal says so plainly, with the helpline and no link to the report", () => {
  expect(withdrawn?.body).toContain("was sent to you by mistake");
  expect(withdrawn?.body).toContain("Please do not use it");
  expect(withdrawn?.body).toContain("+91 ");
  expect(withdrawn?.body).not.toContain("login");
});
