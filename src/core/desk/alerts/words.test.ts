import { expect, test } from "vitest";
import { messageKinds } from "#core/messages/message.ts";
import { alertOf } from "./words.ts";

const guessing = { code: "password-guessing", since: "2026-11-23T05:12:30Z", tries: 20, addresses: 14 } as const;

test("the warning of a guessed password says how many tries, from where, since when, and what to do", () => {
  const alert = alertOf(guessing, "Nabz Diagnostics");
  expect(alert?.body).toContain("tried 20 times from 14 addresses since 10:42 AM on Monday, 23 November 2026");
  expect(alert?.body).toContain("change the password");
  expect(alertOf({ ...guessing, addresses: 1 }, "Nabz")?.body).toContain("from one address since");
  expect(alert?.variables).toEqual(["20", "14", "10:42 AM on Monday, 23 November 2026"]);
});

test("the warning of messages that fail says by which ways, how many, and where the reason stands", () => {
  const alert = alertOf({ code: "messages-failing", channels: ["whatsapp", "sms"], messages: 7 }, "Nabz Diagnostics");
  expect(alert?.body).toContain("What Nabz Diagnostics sends by WhatsApp and SMS does not get through.");
  expect(alert?.body).toContain("Messages, Sent");
  expect(alert?.variables).toEqual(["WhatsApp and SMS", "7"]);
});

test("the warning of a full disk says how much is left", () => {
  const alert = alertOf({ code: "disk-nearly-full", freeBytes: 734_003_200 }, "Nabz Diagnostics");
  expect(alert?.body).toContain("Left on the disk of the server of Nabz Diagnostics: 700 MB.");
  expect(alert?.variables).toEqual(["700 MB"]);
});

test.each([
  ["2026-11-20T21:32:00.000Z", "03:02 AM on Saturday, 21 November 2026"],
  [null, "never"],
])("the warning of an old backup says of when the last good one is: %s", (lastGoodAt, told) => {
  const alert = alertOf({ code: "backup-old", lastGoodAt }, "Nabz Diagnostics");
  expect(alert?.body).toContain(`Last good backup of the data of Nabz Diagnostics: ${told}.`);
  expect(alert?.variables).toEqual([told]);
});

test("each alert is a kind of message, so that it can have a template, and its gaps are words of its text", () => {
  const warnings = [
    guessing,
    { code: "messages-failing", channels: ["email"], messages: 5 },
    { code: "disk-nearly-full", freeBytes: 1 },
    { code: "backup-old", lastGoodAt: null },
  ] as const;
  for (const warning of warnings) {
    const alert = alertOf(warning as Parameters<typeof alertOf>[0], "Nabz");
    expect(messageKinds).toContain(alert?.kind);
    for (const gap of alert?.variables ?? ["missing"]) expect(alert?.body).toContain(gap);
  }
});

test("what only the desk can judge is no message", () => {
  const since = "2026-11-23T04:00:00.000Z";
  expect(alertOf({ code: "limit-reached", limit: "contact-mail", since }, "Nabz")).toBeNull();
});
