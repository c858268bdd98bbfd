import { expect, onTestFinished, test } from "vitest";
import { freshFolder } from "#test/fresh-folder.ts";
import { killedMessages } from "./killed-messages.ts";

const BOOKINGS = 5;

// Row 10.8
test("no message is lost by a kill, WhatsApp's are not doubled, and doubled mails carry one number", {
  timeout: 150_000,
}, async () => {
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  const trials = await killedMessages(folder.path, BOOKINGS);
  expect(trials.beforeSend.lost).toBe(0);
  expect(trials.whatsappAfterSend).toMatchObject({ lost: 0, doubled: 0 });
  expect(trials.mailAfterSend).toMatchObject({ lost: 0 });
  expect(trials.mailNumbersDiffer).toBe(0);
  expect(trials.whatsappAfterSend.trials + trials.mailAfterSend.trials).toBeGreaterThan(0);
  const lines = trials.output.split("\n").filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThan(BOOKINGS);
  expect(lines.filter((line) => /Zorawar|9876560|patient\.example|BK-\d/.test(line))).toEqual([]);
});
