import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Worklists } from "#core/admin/worklist-schema.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning, releaseConfirmations, statusAnswers } from "#test/builders.ts";
import { buildPdf } from "#test/pdf-fixture.ts";

let app: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.adminCookie();
});
afterAll(() => app.close());

async function book(changes: Parameters<typeof buildBooking>[0] = {}): Promise<{ id: number; code: string }> {
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking(changes)), admin);
  return body.booking;
}

const setStatus = (id: number, status: string) =>
  app.call("PATCH", `/api/bookings/${id}/status`, { status, ...statusAnswers }, admin);

async function upload(id: number): Promise<{ id: number }> {
  const headers = { ...admin, "content-type": "application/pdf", "x-file-name": "report.pdf" };
  const body = buildPdf({ mark: `work ${id}` });
  return (await app.request(`/api/bookings/${id}/report`, { method: "PUT", headers, body })).json();
}

const work = async (cookies = admin): Promise<Worklists> =>
  (await app.call("GET", "/api/admin/worklists", undefined, cookies)).body;
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

test("a sample waits for its report, then for its release, and then is done", async () => {
  const second = await book();
  const first = await book();
  const toCome = await book();
  await setStatus(first.id, "sample_collected");
  app.setClock(new Date(mondayMorning.getTime() + 60_000));
  await setStatus(second.id, "sample_collected");
  app.setClock(new Date(mondayMorning.getTime() + 120_000));
  await setStatus(first.id, "testing_in_progress");
  const before = await work();
  expect(idsOf(before.toReport)).toEqual([first.id, second.id]);
  expect(before.toReport[0]).toMatchObject({
    code: first.code,
    collectedAt: mondayMorning.toISOString(),
    promisedAt: "2026-11-23T18:30:00.000Z",
    uploadedAt: null,
    itemNames: ["Complete Blood Count (CBC)"],
  });
  const report = await upload(first.id);
  const uploaded = await work();
  expect([idsOf(uploaded.toReport), idsOf(uploaded.toRelease)]).toEqual([[second.id], [first.id]]);
  expect(uploaded.toRelease[0]?.uploadedAt).not.toBeNull();
  await app.call(
    "POST",
    `/api/bookings/${first.id}/report/release`,
    { reportId: report.id, ...releaseConfirmations },
    admin,
  );
  const released = await work();
  expect([idsOf(released.toReport), idsOf(released.toRelease)]).toEqual([[second.id], []]);
  expect(idsOf(released.toReport)).not.toContain(toCome.id);
});

test("a report's deadline counts from the latest sample", async () => {
  const { id } = await book();
  const minutesLater = (minutes: number) => new Date(mondayMorning.getTime() + minutes * 60_000);
  const steps = ["sample_collected", "confirmed", "sample_collected", "testing_in_progress"];
  for (const [index, status] of steps.entries()) {
    app.setClock(minutesLater(index * 60));
    expect((await setStatus(id, status)).status).toBe(200);
  }
  const open = (await work()).toReport.find((row) => row.id === id);
  expect(open?.collectedAt).toBe(minutesLater(120).toISOString());
  await setStatus(id, "declined");
  app.setClock(mondayMorning);
});

test("a package's report deadline is that of its slowest test", async () => {
  const { id } = await book({ items: [{ itemType: "package", itemId: 1 }] });
  app.setClock(mondayMorning);
  await setStatus(id, "sample_collected");
  const [open] = (await work()).toReport.filter((row) => row.id === id);
  const { body: pack } = await app.call("GET", "/api/test-packages/1");
  const isLonger = pack.tests.some(({ reportTime }: { reportTime: string }) => /48 hours|days/.test(reportTime));
  expect(Date.parse(open?.promisedAt ?? "")).toBeGreaterThan(mondayMorning.getTime());
  if (isLonger) expect(open?.promisedAt).not.toBe("2026-11-23T18:30:00.000Z");
});

test("a message is listed with the patients and the last booking of its phone, in any notation", async () => {
  const booking = { bookingTime: "11:00 AM" } as const;
  await book({ patient: { name: "Asha Rani", phone: "98765 44001" }, booking });
  const last = await book({ patient: { name: "Meena Rani", phone: "+91 98765 44001" }, booking });
  const write = (phone: string, subject: string) =>
    app.call("POST", "/api/contact-messages", {
      name: "Asha",
      email: "asha@example.com",
      phone,
      subject,
      message: "Please call me back about my report.",
    });
  await write("098765-44001", "A report");
  await write("0161 500 1234", "From a phone without bookings");
  const { toAnswer } = await work();
  expect(toAnswer?.map(({ subject, patients, booking }) => [subject, patients.length, booking?.id])).toEqual([
    ["A report", 2, last.id],
    ["From a phone without bookings", 0, undefined],
  ]);
  expect(toAnswer?.[0]?.patients.map(({ name }) => name)).toEqual(["Asha Rani", "Meena Rani"]);
  await app.call("PATCH", `/api/contact-messages/${toAnswer?.[0]?.id}`, { answered: true }, admin);
  expect((await work()).toAnswer).toHaveLength(1);
});

test("roles without the inbox see the lab's worklists, and no messages", async () => {
  const lab = await work(await app.staffCookie("technician"));
  expect(lab.toAnswer).toBeNull();
  expect(lab.toReport.length).toBeGreaterThan(0);
  const phlebotomist = await app.call("GET", "/api/admin/worklists", undefined, await app.staffCookie("phlebotomist"));
  expect(phlebotomist.status).toBe(403);
});

test("each list is read by its own partial index", async () => {
  const plans = await app.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    await transaction.execute(sql`set local enable_bitmapscan = off`);
    const planOf = async (query: ReturnType<typeof sql>) =>
      JSON.stringify((await transaction.execute(sql`explain (format json) ${query}`)).rows);
    return [
      await planOf(
        sql`select id from bookings where status in ('sample_collected', 'testing_in_progress') order by id limit 101`,
      ),
      await planOf(
        sql`select id from reports where released_at is null and replaced_at is null and withdrawn_at is null order by id limit 101`,
      ),
    ];
  });
  expect(plans[0]).toContain("bookings_in_the_lab");
  expect(plans[1]).toContain("reports_to_release");
});
