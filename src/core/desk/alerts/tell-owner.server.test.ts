import { inArray } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { deskWarnings } from "#core/desk/warnings.server.ts";
import type { DeskWarning } from "#core/desk/warnings.ts";
import type { MessageChannel, MessageState } from "#core/messages/message.ts";
import { alerts, messages } from "#db/schema/messages.ts";
import type { Channels } from "#platform/channels/channel.ts";
import { createTestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { tellOwner } from "./tell-owner.server.ts";

const app = await createTestApp();
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(messages);
  await app.db.delete(alerts);
});

const hoursLater = (hours: number) => new Date(mondayMorning.getTime() + hours * 3_600_000);
const disk: DeskWarning = { code: "disk-nearly-full", freeBytes: 734_003_200 };
const backup: DeskWarning = { code: "backup-old", lastGoodAt: null };
const setUp = (...names: MessageChannel[]) => Object.fromEntries(names.map((name) => [name, {}])) as Channels;

const look = (hours: number, warnings: DeskWarning[], channels = setUp("email", "whatsapp")) =>
  tellOwner({ ...app.ctx(), now: hoursLater(hours) }, channels, warnings);

const told = async () => {
  const kinds = ["disk-nearly-full", "backup-old", "messages-failing"];
  return app.db.select().from(messages).where(inArray(messages.kind, kinds)).orderBy(messages.id);
};

/** Messages of a channel, as they stand on Monday morning. */
const sent = (channel: MessageChannel, state: MessageState, count: number, tries = 1) =>
  app.db.insert(messages).values(
    Array.from({ length: count }, (_, one) => ({
      ...{ kind: "booking-confirmed", channel, recipient: "+919876543001", body: "Hello", state, tries },
      ...{ stateAt: mondayMorning, createdAt: mondayMorning, cause: `test ${state} ${one}` },
    })),
  );
const failing = (hours = 0) =>
  deskWarnings({
    ...{ db: app.db, now: hoursLater(hours), limits: app.limits },
    ...{ disks: async () => [], backup: () => null },
  });

test("what is seen is told once, and each matter by itself", async () => {
  await look(0, [disk]);
  await look(0.1, [disk, backup]);
  await look(0.2, [disk, backup]);
  expect(await told()).toMatchObject([
    { kind: "disk-nearly-full", channel: "email", recipient: "care@nabz.example", state: "waiting" },
    { kind: "backup-old", channel: "email", variables: ["never"] },
  ]);
});

test("what lasts is told once a day", async () => {
  for (let hours = 0; hours < 50; hours += 0.5) await look(hours, [disk]);
  expect((await told()).map(({ createdAt }) => createdAt)).toEqual([0, 24, 48].map(hoursLater));
});

test("what was well for three hours and comes back is told at once", async () => {
  await look(0, [disk]);
  await look(1, []);
  await look(2, [disk]);
  expect(await told()).toHaveLength(1);
  await look(5, [disk]);
  expect(await told()).toHaveLength(2);
});

test("of processes that see it at the same moment one tells it", async () => {
  await Promise.all([0, 0, 0.00001, 0.00002].map((hours) => look(hours, [disk])));
  expect(await told()).toHaveLength(1);
});

test("what only the desk can judge is not written", async () => {
  await look(0, [{ code: "limit-reached", limit: "contact-mail", since: mondayMorning.toISOString() }]);
  expect(await app.db.$count(messages)).toBe(0);
  expect(await app.db.$count(alerts)).toBe(0);
});

test("messages fail when five of a channel were given up in an hour and none got through, and are told by another channel", async () => {
  await sent("email", "failed", 4);
  expect(await failing()).toEqual([]);
  await sent("email", "kept", 1);
  await app.db.update(messages).set({ state: "failed", tries: 1 });
  expect(await failing(1.5)).toEqual([]);
  const warnings = await failing(0.9);
  expect(warnings).toEqual([{ code: "messages-failing", channels: ["email"], messages: 5 }]);
  await look(0.9, warnings);
  expect(await told()).toMatchObject([{ channel: "whatsapp", variables: ["email", "5"] }]);
  await sent("email", "sent", 1);
  expect(await failing(0.9)).toEqual([]);
});

test("a message that no try was made of does not count: the lab itself kept it back", async () => {
  await sent("whatsapp", "failed", 9, 0);
  expect(await failing()).toEqual([]);
});

test("one message that is tried again and again is enough, because its provider refuses the account or is down", async () => {
  await sent("whatsapp", "waiting", 1, 6);
  expect(await failing(1.1)).toEqual([{ code: "messages-failing", channels: ["whatsapp"], messages: 1 }]);
  await sent("whatsapp", "delivered", 1);
  expect(await failing(0.5)).toEqual([]);
});
