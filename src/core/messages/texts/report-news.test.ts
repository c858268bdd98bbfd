import { expect, test } from "vitest";
import { labRow } from "#db/seed/lab.ts";
import { reportNews } from "./report-news.ts";

const told = { bookingCode: "BK-12345678", patientName: "Harpreet Kaur", publicUrl: "https://nabz.example/" };
const kinds = ["report-ready", "report-corrected", "report-withdrawn"] as const;
const [ready, corrected, withdrawn] = kinds.map((kind) => reportNews(kind, told, labRow));

test("the message says whose report is ready, for which booking and where it can be opened", () => {
  for (const text of [ready?.body, corrected?.body]) {
    expect(text).toContain("Harpreet Kaur");
    expect(text).toContain("BK-12345678");
    expect(text).toContain("https://nabz.example/login");
  }
});

test("the message names no test and no file, because a phone is read by others too", () => {
  for (const kind of kinds) expect(reportNews(kind, told, labRow).body).not.toMatch(/blood|test|pdf|result/i);
});

test("a corrected report says that the one before is not to be used", () => {
  expect(corrected?.body).toContain("corrected report");
  expect(corrected?.body).toContain("takes the place of the one we sent before: please do not use that one");
});

test("who got a report by mistake is told so in plain words, with the helpline and no way to the report", () => {
  expect(withdrawn?.body).toContain("was sent to you by mistake");
  expect(withdrawn?.body).toContain("Please do not use it");
  expect(withdrawn?.body).toContain("+91 ");
  expect(withdrawn?.body).not.toContain("login");
});
