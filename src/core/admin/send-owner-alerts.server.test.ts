import { inArray } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { MessageChannel, MessageState } from "#core/messages/message.ts";
import { alerts, messages } from "#db/schema/messages.ts";
import type { Channels } from "#platform/channels/channel.ts";
import { createTestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { sendOwnerAlerts } from "./send-owner-alerts.server.ts";
import { listWarnings } from "./warnings.server.ts";
import type { AdminWarning } from "./warnings.ts";

const app = await createTestApp();
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(messages);
  await app.db.delete(alerts);
});

const hoursLater = (hours: number) => new Date(mondayMorning.getTime() + hours * 3_600_000);
const disk: AdminWarning = { code: "disk-nearly-full", freeBytes: 734_003_200 };
const backup: AdminWarning = { code: "backup-old", lastGoodAt: null };
const setUp = (...names: MessageChannel[]) => Object.fromEntries(names.map((name) => [name, {}])) as Channels;

const sendAlerts = (hours: number, warnings: AdminWarning[], channels = setUp("email", "whatsapp")) =>
  sendOwnerAlerts({ ...app.ctx(), now: hoursLater(hours) }, channels, warnings);

const listAlerts = async () => {
  const kinds = ["disk-nearly-full", "backup-old", "messages-failing"];
  return app.db.select().from(messages).where(inArray(messages.kind, kinds)).orderBy(messages.id);
};

/** Messages of a channel, as of Monday morning. */
const createMessages = (channel: MessageChannel, state: MessageState, count: number, tries = 1) =>
  app.db.insert(messages).values(
    Array.from({ length: count }, (_, index) => ({
      ...{ kind: "booking-confirmed", channel, recipient: "+919876543001", body: "Hello", state, tries },
      ...{ stateAt: mondayMorning, createdAt: mondayMorning, cause: `test ${state} ${index}` },
    })),
  );
const failing = (hours = 0) =>
  listWarnings({
    ...{ db: app.db, now: hoursLater(hours), limits: app.limits },
    ...{ disks: async () => [], backup: () => null },
  });

test("sends each alert once, independently of the others", async () => {
  await sendAlerts(0, [disk]);
  await sendAlerts(0.1, [disk, backup]);
  await sendAlerts(0.2, [disk, backup]);
  expect(await listAlerts()).toMatchObject([
    { kind: "disk-nearly-full", channel: "email", recipient: "care@nabz.example", state: "waiting" },
    { kind: "backup-old", channel: "email", variables: ["never"] },
  ]);
});

test("repeats a lasting alert once a day", async () => {
  for (let hours = 0; hours < 50; hours += 0.5) await sendAlerts(hours, [disk]);
  expect((await listAlerts()).map(({ createdAt }) => createdAt)).toEqual([0, 24, 48].map(hoursLater));
});

test("alerts at once when a problem returns after three good hours", async () => {
  await sendAlerts(0, [disk]);
  await sendAlerts(1, []);
  await sendAlerts(2, [disk]);
  expect(await listAlerts()).toHaveLength(1);
  await sendAlerts(5, [disk]);
  expect(await listAlerts()).toHaveLength(2);
});

test("sends one alert when several processes see the problem at the same time", async () => {
  await Promise.all([0, 0, 0.00001, 0.00002].map((hours) => sendAlerts(hours, [disk])));
  expect(await listAlerts()).toHaveLength(1);
});

test("sends nothing for warnings that need the admin area", async () => {
  await sendAlerts(0, [{ code: "limit-reached", limit: "contact-mail", since: mondayMorning.toISOString() }]);
  expect(await app.db.$count(messages)).toBe(0);
  expect(await app.db.$count(alerts)).toBe(0);
});

test("alerts by another channel when five messages of a channel failed within an hour and none was delivered", async () => {
  await createMessages("email", "failed", 4);
  expect(await failing()).toEqual([]);
  await createMessages("email", "kept", 1);
  await app.db.update(messages).set({ state: "failed", tries: 1 });
  expect(await failing(1.5)).toEqual([]);
  const warnings = await failing(0.9);
  expect(warnings).toEqual([{ code: "messages-failing", channels: ["email"], messages: 5 }]);
  await sendAlerts(0.9, warnings);
  expect(await listAlerts()).toMatchObject([{ channel: "whatsapp", variables: ["email", "5"] }]);
  await createMessages("email", "sent", 1);
  expect(await failing(0.9)).toEqual([]);
});

test("ignores messages without a try, which the lab itself deferred", async () => {
  await createMessages("whatsapp", "failed", 9, 0);
  expect(await failing()).toEqual([]);
});

test("alerts about a single stuck message, because the provider rejects the account or is down", async () => {
  await createMessages("whatsapp", "waiting", 1, 6);
  expect(await failing(1.1)).toEqual([{ code: "messages-failing", channels: ["whatsapp"], messages: 1 }]);
  await createMessages("whatsapp", "delivered", 1);
  expect(await failing(0.5)).toEqual([]);
});
