import { expect, onTestFinished, test } from "vitest";
import { createTempFolder } from "#test/temp-folder.ts";
import { killDuringDelivery } from "./kill-during-delivery.ts";

const BOOKINGS = 5;

// Row 10.8
test("a kill loses no message, doubles no WhatsApp message, and doubled mails have one Message-ID", {
  timeout: 150_000,
}, async () => {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  const trials = await killDuringDelivery(folder.path, BOOKINGS);
  expect(trials.beforeSend.lost).toBe(0);
  expect(trials.whatsappAfterSend).toMatchObject({ lost: 0, doubled: 0 });
  expect(trials.mailAfterSend).toMatchObject({ lost: 0 });
  expect(trials.differingMessageIds).toBe(0);
  expect(trials.whatsappAfterSend.trials + trials.mailAfterSend.trials).toBeGreaterThan(0);
  const lines = trials.output.split("\n").filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThan(BOOKINGS);
  expect(lines.filter((line) => /Zorawar|9876560|patient\.example|BK-\d/.test(line))).toEqual([]);
});
