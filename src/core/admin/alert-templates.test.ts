import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { messageKinds } from "#core/messages/message.ts";
import { createAlert as createInLanguage } from "./alert-templates.ts";
import type { AdminWarning } from "./warnings.ts";

const createAlert = (warning: AdminWarning, lab: string) => createInLanguage(warning, lab, sentences);

const guessing = { code: "password-guessing", since: "2026-11-23T05:12:30Z", tries: 20, addresses: 14 } as const;

test("the password-guessing alert names tries, addresses, start and remedy", () => {
  const alert = createAlert(guessing, "Nabz Diagnostics");
  expect(alert?.body).toContain("tried 20 times from 14 addresses since 10:42 AM on Monday, 23 November 2026");
  expect(alert?.body).toContain("change the password");
  expect(createAlert({ ...guessing, addresses: 1 }, "Nabz")?.body).toContain("from one address since");
  expect(alert?.variables).toEqual(["20", "14", "10:42 AM on Monday, 23 November 2026"]);
});

test("the failing-messages alert names channels, count and where to find the reason", () => {
  const alert = createAlert(
    { code: "messages-failing", channels: ["whatsapp", "sms"], messages: 7 },
    "Nabz Diagnostics",
  );
  expect(alert?.body).toContain("What Nabz Diagnostics sends by WhatsApp and SMS does not get through.");
  expect(alert?.body).toContain("Messages, Sent");
  expect(alert?.variables).toEqual(["WhatsApp and SMS", "7"]);
});

test("the full-disk alert names the free space", () => {
  const alert = createAlert({ code: "disk-nearly-full", freeBytes: 734_003_200 }, "Nabz Diagnostics");
  expect(alert?.body).toContain("Left on the disk of the server of Nabz Diagnostics: 700 MB.");
  expect(alert?.variables).toEqual(["700 MB"]);
});

test.each([
  ["2026-11-20T21:32:00.000Z", "03:02 AM on Saturday, 21 November 2026"],
  [null, "never"],
])("the old-backup alert names the last good backup: %s", (lastGoodAt, expected) => {
  const alert = createAlert({ code: "backup-old", lastGoodAt }, "Nabz Diagnostics");
  expect(alert?.body).toContain(`Last good backup of the data of Nabz Diagnostics: ${expected}.`);
  expect(alert?.variables).toEqual([expected]);
});

test("each alert is a message kind whose template variables occur in its text", () => {
  const warnings = [
    guessing,
    { code: "messages-failing", channels: ["email"], messages: 5 },
    { code: "disk-nearly-full", freeBytes: 1 },
    { code: "backup-old", lastGoodAt: null },
  ] as const;
  for (const warning of warnings) {
    const alert = createAlert(warning as AdminWarning, "Nabz");
    expect(messageKinds).toContain(alert?.kind);
    for (const gap of alert?.variables ?? ["missing"]) expect(alert?.body).toContain(gap);
  }
});

test("warnings that need the admin area create no alert", () => {
  const since = "2026-11-23T04:00:00.000Z";
  expect(createAlert({ code: "limit-reached", limit: "contact-mail", since }, "Nabz")).toBeNull();
});
