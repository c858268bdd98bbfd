import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type AdminWarning, watchedRateLimits } from "#core/admin/warnings.ts";
import type { RestoreSummary } from "#core/revocations/schema.ts";
import { AdminWarnings } from "./admin-warnings.tsx";
import { adminStatusKey } from "./queries.ts";

afterEach(cleanup);

function show(warnings: AdminWarning[], restored: RestoreSummary | null = null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(adminStatusKey, { tag: "1", unansweredMessages: 0, lastGoodBackupAt: null, restored, warnings });
  render(
    <QueryClientProvider client={client}>
      <AdminWarnings />
    </QueryClientProvider>,
  );
}

test.each([
  [1_503_238_553, "1.4 GB"],
  [734_003_200, "700 MB"],
])("warns of %i bytes of free disk space and of the consequence", (freeBytes, expected) => {
  show([{ code: "disk-nearly-full", freeBytes }]);
  const region = screen.getByRole("region", { name: "Warnings" });
  expect(region.textContent).toContain(`The server's disk is nearly full: ${expected} left.`);
  expect(region.textContent).toContain("no booking can be taken");
});

test("warns of password guessing with tries, addresses, time and advice", () => {
  show([{ code: "password-guessing", since: "2026-11-23T05:12:30.000Z", tries: 143, addresses: 60 }]);
  const region = screen.getByRole("region", { name: "Warnings" });
  expect(region.textContent).toContain("143 wrong ones from 60 addresses since 23 Nov 2026, 10:42 AM.");
  expect(region.textContent).toContain("change the password");
});

test.each([
  [1, "Nothing gets through by WhatsApp and SMS: one message failed or"],
  [7, "Nothing gets through by WhatsApp and SMS: 7 messages failed or"],
])("warns of %i failing messages with their channels and where the reason is shown", (messages, expected) => {
  show([{ code: "messages-failing", channels: ["whatsapp", "sms"], messages }]);
  const region = screen.getByRole("region", { name: "Warnings" });
  expect(region.textContent).toContain(expected);
  expect(region.textContent).toContain("Messages, Sent");
});

test.each([
  [1, "9 visits of Friday, 27 November 2026 were booked from one network"],
  [2, "9 visits of Friday, 27 November 2026 (and as many on one more day) were"],
  [4, "9 visits of Friday, 27 November 2026 (and as many on 3 more days) were"],
])("warns of many bookings of one network on %i days, with the first day and advice", (days, expected) => {
  show([{ code: "many-bookings-of-one-network", day: "2026-11-27", seats: 9, days }]);
  const region = screen.getByRole("region", { name: "Warnings" });
  expect(region.textContent).toContain(expected);
  expect(region.textContent).toContain("call before anybody sets out");
});

test("warns of an old backup with its time, and of a missing one", () => {
  show([{ code: "backup-old", lastGoodAt: "2026-11-20T21:32:00.000Z" }]);
  const region = screen.getByRole("region", { name: "Warnings" });
  expect(region.textContent).toContain("The last good backup is of 21 Nov 2026, 03:02 AM.");
  cleanup();
  show([{ code: "backup-old", lastGoodAt: null }]);
  expect(screen.getByRole("region", { name: "Warnings" }).textContent).toContain("There is no backup");
});

test("warns of each reached limit with its time and consequence", () => {
  const since = "2026-11-23T05:12:30.000Z";
  show(watchedRateLimits.map((limit) => ({ code: "limit-reached", limit, since })));
  const alerts = [...screen.getByRole("region", { name: "Warnings" }).querySelectorAll("[data-notice]")];
  const texts = alerts.map((alert) => alert.textContent ?? "");
  expect(new Set(texts).size).toBe(watchedRateLimits.length);
  for (const text of texts) expect(text).toContain("spent, since 23 Nov 2026, 10:42 AM.");
  expect(texts[watchedRateLimits.indexOf("unproved-confirmation")]).toContain("wait for the next hour");
  expect(texts[watchedRateLimits.indexOf("contact-mail")]).toContain("Each one is here under Messages");
});

test("warns of many held seats with their number and time", () => {
  show([{ code: "many-holds", seats: 40, since: "2026-11-23T05:12:30.000Z" }]);
  const region = screen.getByRole("region", { name: "Warnings" });
  expect(region.textContent).toContain("keep 40 seats for their forms, the first since 23 Nov 2026, 10:42 AM.");
});

test("shows nothing without warnings", () => {
  show([]);
  expect(screen.getByRole("region", { name: "Warnings" }).textContent).toBe("");
});

const restored: RestoreSummary = {
  id: "b6f0c8f2-6d8b-4f0e-9a52-0a4f8a4f7c11",
  at: "2026-11-23T06:30:00.000Z",
  reachedAt: "2026-11-23T04:00:00.000Z",
  hasGap: true,
  members: [{ name: "Meera Joshi", what: "switched-off", at: "2026-11-23T05:00:00.000Z" }],
  reports: [{ bookingId: 7, bookingCode: "BK-00000007", what: "report-withdrawn", at: "2026-11-23T05:10:00.000Z" }],
  erased: 1,
};

test("lists after a restore what was lost and what was revoked again", () => {
  show([], restored);
  const text = screen.getByRole("region", { name: "Warnings" }).textContent;
  expect(text).toContain("restored as it was on 23 Nov 2026, 09:30 AM.");
  expect(text).toContain("between 23 Nov 2026, 09:30 AM and 23 Nov 2026, 12:00 PM");
  expect(text).toContain("A part of the backups could not be used.");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Meera Joshi: switched off",
    "The report of BK-00000007: withdrawn",
    "One erased patient",
  ]);
  screen.getByRole("button", { name: "I have read this" });
});

test("says after a restore that no revocation was undone", () => {
  show([], { ...restored, hasGap: false, members: [], reports: [], erased: 0 });
  const text = screen.getByRole("region", { name: "Warnings" }).textContent;
  expect(text).toContain("Nothing that had been taken away after that moment came back.");
  expect(text).not.toContain("could not be used");
});

test("says that the loss is unknown if the restored time is unknown", () => {
  show([], { ...restored, reachedAt: null, hasGap: false, members: [], reports: [], erased: 0 });
  const text = screen.getByRole("region", { name: "Warnings" }).textContent;
  expect(text).toContain("The lab's data was restored as it was at a moment that is not known.");
  expect(text).toContain("uploaded between a moment that is not known and 23 Nov 2026, 12:00 PM");
  expect(text).toContain("Everybody has to sign in again");
  expect(text).not.toContain("null");
});
