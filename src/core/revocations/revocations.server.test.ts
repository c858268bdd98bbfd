import { randomUUID } from "node:crypto";
import { appendFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { account, session, twoFactor, user } from "#db/schema/accounts.ts";
import { auditTrail } from "#db/schema/bookings.ts";
import { deskStrangers, passwordGuesses } from "#db/schema/desk-gate.ts";
import { attempts, loginCodes } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { restores, revocations } from "#db/schema/restores.ts";
import { staff } from "#db/schema/staff.ts";
import { noteRestore, RESTORE_LIST } from "#platform/backup/restoring/restore-line.server.ts";
import { createKeptLines, type KeptLines } from "#platform/files/kept-lines.server.ts";
import { createSealedText } from "#platform/sessions/sealed-text.server.ts";
import { cookieOf, createTestApp, deskPassword, type TestApp } from "#test/app.ts";
import { codeAt } from "#test/authenticator.ts";
import { mondayMorning } from "#test/builders.ts";
import { bookAndReport, zorawar } from "#test/erasing.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { aPdf } from "#test/pdf.ts";
import { recordReport } from "./record-revocation.server.ts";
import { replayRevocations } from "./replay-revocations.server.ts";
import { endAccessAfterRestore } from "./restored.server.ts";

const contact = "+919814011223";
const password = "a-long-sentence-of-my-own";
const other = "another-sentence-of-my-own";

type Worn = { cookie: string };

let app: TestApp;
let owner: Worn;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app;
  for (const table of [attempts, passwordGuesses, deskStrangers, twoFactor, restores]) await db.delete(table);
  for (const { id } of await db.select({ id: staff.userId }).from(staff)) await db.delete(user).where(eq(user.id, id));
  await db.update(revocations).set({ replayedAt: null });
  owner = await app.deskCookie();
});

const call = (worn: Worn, method: string, path: string, body?: unknown) =>
  app.call(method, `/api/admin${path}`, body, worn);
const signIn = (typed = password) => app.call("POST", "/api/admin/session", { who: contact, password: typed });
const mayEnter = async (worn: Worn) => (await call(worn, "GET", "/me")).status === 200;
const replay = (changes: object = {}) =>
  replayRevocations({ ...app.ctx(), now: new Date("2026-11-23T08:00:00Z"), ...changes });

async function join(role = "desk") {
  const { body } = await call(owner, "POST", "/staff", { name: "Manpreet Kaur", contact, role });
  const accepted = await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  return { id: body.id as string, worn: cookieOf(accepted) };
}

/** Remembers what the database holds of staff and reports; gives what puts that older copy back. */
async function copyDatabase(): Promise<() => Promise<void>> {
  const { db } = app;
  const [users, accounts, steps, members, sessions, sheets, lines] = await Promise.all([
    db.select().from(user),
    db.select().from(account),
    db.select().from(twoFactor),
    db.select().from(staff),
    db.select().from(session),
    db.select().from(reports),
    db.select().from(revocations),
  ]);
  return async () => {
    for (const table of [session, account, twoFactor, staff, revocations]) await db.delete(table);
    for (const row of users) await db.update(user).set(row).where(eq(user.id, row.id));
    await db.insert(account).values(accounts);
    if (steps.length > 0) await db.insert(twoFactor).values(steps);
    if (members.length > 0) await db.insert(staff).values(members);
    await db.insert(session).values(sessions);
    for (const { id, ...row } of sheets) await db.update(reports).set(row).where(eq(reports.id, id));
    if (lines.length > 0) await db.insert(revocations).values(lines);
  };
}

/** A restore as its script writes it down. */
const listOf = (...lines: object[]): KeptLines => ({
  add: async () => {},
  others: async () => lines.map((line) => JSON.stringify(line)),
});

test("a member who was switched off stays so when an older copy comes back", async () => {
  const { id, worn } = await join();
  const putBack = await copyDatabase();
  expect((await call(owner, "DELETE", `/staff/${id}`)).status).toBe(204);
  await putBack();
  expect([await mayEnter(worn), (await signIn()).status]).toEqual([true, 200]);
  expect(await replay()).toEqual({ replayed: 1, unreadable: 0 });
  expect([await mayEnter(worn), (await signIn()).status]).toEqual([false, 401]);
  const [member] = (await call(owner, "GET", "/staff")).body.filter((one: { id: string }) => one.id === id);
  expect(member).toMatchObject({ state: "off", role: null });
  expect(await replay()).toEqual({ replayed: 0, unreadable: 0 });
});

test("a changed password is the one that opens, and a lower role the one that counts", async () => {
  const { id, worn } = await join("owner");
  const putBack = await copyDatabase();
  const changed = await call(worn, "PUT", "/password", { present: password, next: other });
  expect(changed.status).toBe(204);
  expect((await call(owner, "PATCH", `/staff/${id}`, { role: "lab" })).status).toBe(204);
  await putBack();
  expect(await replay()).toEqual({ replayed: 1, unreadable: 0 });
  expect([(await signIn(password)).status, (await signIn(other)).status]).toEqual([401, 200]);
  expect((await call(cookieOf(await signIn(other)), "GET", "/me")).body.role).toBe("lab");
  expect(await mayEnter(worn)).toBe(false);
});

test("a second step that was reset opens nothing, and the one set up after it does", async () => {
  const { id, worn } = await join();
  const before = await setUpStep(worn);
  const putBack = await copyDatabase();
  expect((await call(owner, "DELETE", `/staff/${id}/second-step`)).status).toBe(204);
  const after = await setUpStep(cookieOf(await signIn()));
  await putBack();
  await replay();
  const opens = async (secret: string) => {
    await app.db.delete(attempts);
    const owing = cookieOf(await signIn());
    const code = codeAt(secret, Date.now() + 30_000);
    return (await call(owing, "POST", "/session/code", { code })).status;
  };
  expect([await opens(before.secret), await opens(after.secret)]).toEqual([401, 200]);
});

test("a backup code that was used stays used", async () => {
  const { worn } = await join();
  const { backupCodes } = await setUpStep(worn);
  const putBack = await copyDatabase();
  const give = async () =>
    (await call(cookieOf(await signIn()), "POST", "/session/code", { code: backupCodes[0] })).status;
  expect(await give()).toBe(200);
  await putBack();
  await app.db.delete(attempts);
  await replay();
  expect(await give()).toBe(401);
});

async function setUpStep(worn: Worn): Promise<{ secret: string; backupCodes: string[] }> {
  const { body } = await call(worn, "POST", "/second-step", { password });
  const confirmed = await call(worn, "PUT", "/second-step", { code: codeAt(body.secret, Date.now()) });
  expect(confirmed.status).toBe(204);
  return body;
}

test("a withdrawn and a replaced report open no more for their patient", async () => {
  const [withdrawn, replaced] = [await bookAndReport(app, zorawar), await bookAndReport(app, zorawar)];
  const patient = cookieOf(await app.call("POST", "/api/patient/session", { phone: zorawar.phone }));
  const putBack = await copyDatabase();
  const choice = { reportId: withdrawn.reportId };
  const taken = await app.call("POST", `/api/bookings/${withdrawn.id}/report/withdraw`, choice, owner);
  expect(taken.status).toBe(200);
  const upload = { ...owner, "content-type": "application/pdf", "x-file-name": "right.pdf" };
  const body = aPdf({ mark: "the right one" });
  const sent = await app.request(`/api/bookings/${replaced.id}/report`, { method: "PUT", headers: upload, body });
  expect(sent.status).toBe(200);
  await app.db.delete(reports).where(eq(reports.fileName, "right.pdf"));
  await putBack();
  const seen = (id: number) => app.call("GET", `/api/bookings/${id}/report`, undefined, patient);
  const statuses = async () => [(await seen(withdrawn.id)).status, (await seen(replaced.id)).status];
  expect(await statuses()).toEqual([200, 200]);
  expect(await replay()).toEqual({ replayed: 2, unreadable: 0 });
  expect(await statuses()).toEqual([404, 404]);
  const traces = await app.db.select().from(auditTrail).where(eq(auditTrail.actor, "system restore"));
  expect(traces.map(({ action }) => action)).toEqual(["report-withdrawn", "report-replaced"]);
});

test("names nobody in the list, and hides the password's hash and the second step", async () => {
  const { id } = await join();
  const [kept] = await app.db.select().from(account).where(eq(account.userId, id));
  const lines = await app.ctx().revocations.lines.others(new Set());
  const [last = ""] = lines.slice(-1);
  expect(JSON.parse(last)).toMatchObject({ kind: "member", userId: id, what: "password", role: "desk" });
  for (const secret of ["Manpreet", "9814011223", kept?.password ?? ""]) expect(last).not.toContain(secret);
});

test("with another secret nobody's changed password is known, and whoever it is must be invited again", async () => {
  const { id, worn } = await join();
  const putBack = await copyDatabase();
  await call(worn, "PUT", "/password", { present: password, next: other });
  await putBack();
  const { lines } = app.ctx().revocations;
  await replay({ revocations: { lines, sealed: createSealedText("another secret, of another 32 letters") } });
  expect([(await signIn(password)).status, (await signIn(other)).status]).toEqual([401, 401]);
  expect((await call(owner, "POST", `/staff/${id}/invitation`, { role: "desk" })).status).toBe(200);
});

test("a line whose commit failed is carried out, unless another one came after it", async () => {
  const { id } = await join();
  const ctx = { ...app.ctx(), actor: { kind: "system", name: "test" } as const };
  const [before] = await app.db.select().from(reports).limit(1);
  const key = before?.fileKey ?? randomUUID();
  const failing = app.db.transaction(async (transaction) => {
    await recordReport(transaction, ctx, key, "report-withdrawn");
    throw new Error("the commit failed");
  });
  await expect(failing).rejects.toThrow("the commit failed");
  expect((await replay()).replayed).toBe(before ? 1 : 0);
  const earlier = { id: randomUUID(), at: "2026-11-01T04:00:00.000Z", kind: "member", userId: id, what: "role" };
  const stray = JSON.stringify({ ...earlier, role: "owner", signIn: await ctx.revocations.sealed.seal("{}") });
  const list = { ...ctx.revocations, lines: { ...ctx.revocations.lines, others: async () => [stray, '{"id":"0000'] } };
  expect(await replay({ revocations: list })).toEqual({ replayed: 0, unreadable: 1 });
  expect((await signIn()).status).toBe(200);
});

test("what cannot be written to the list is not taken away", async () => {
  const { id } = await join();
  const { revocations: list, ...ctx } = app.ctx();
  const full = { ...list, lines: { ...list.lines, add: () => Promise.reject(new Error("no space left on device")) } };
  const { switchOffStaff } = await import("#core/staff/keep-staff.server.ts");
  const actor = { kind: "admin", id: "1", name: "owner", role: "owner" } as const;
  await expect(switchOffStaff({ ...ctx, actor, revocations: full }, id)).rejects.toThrow("no space");
  expect((await signIn()).status).toBe(200);
});

test("every session, code and open invitation ends at a restore, once", async () => {
  const { worn } = await join();
  const invited = await call(owner, "POST", "/staff", { name: "Meera", contact: "meera@nabz.example", role: "desk" });
  const patient = cookieOf(await app.call("POST", "/api/patient/session", { phone: zorawar.phone }));
  const code = { phone: "+919876500077", codeHash: Buffer.alloc(32), triesLeft: 3 };
  await app.db.insert(loginCodes).values({ ...code, expiresAt: mondayMorning, sentAt: mondayMorning });
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  const place = { folder: folder.path, s3: undefined };
  await noteRestore(place, { reachedAt: mondayMorning, gap: null }, undefined);
  const list = createKeptLines(place, RESTORE_LIST);
  expect(await endAccessAfterRestore(app.ctx(), list)).toEqual({ restored: 1, unreadable: 0 });
  expect([await mayEnter(worn), await mayEnter(owner)]).toEqual([false, false]);
  expect((await app.call("GET", "/api/patient/session", undefined, patient)).status).toBe(401);
  expect(await app.db.$count(loginCodes)).toBe(0);
  const { token } = invited.body;
  expect((await app.call("POST", "/api/admin/invitation", { token })).status).toBe(422);
  const again = await app.deskCookie();
  expect(await endAccessAfterRestore(app.ctx(), list)).toEqual({ restored: 0, unreadable: 0 });
  expect(await mayEnter(again)).toBe(true);
});

test("a damaged line of the list counts as a restore, once, also beside a second line damaged in the same way", async () => {
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  const place = { folder: folder.path, s3: undefined };
  const list = createKeptLines(place, RESTORE_LIST);
  const start = () => endAccessAfterRestore(app.ctx(), list);
  const damage = (text: string) => appendFile(`${folder.path}/${RESTORE_LIST}.jsonl`, text);
  const unreadable = (count: number) => ({ restored: count, unreadable: count });
  for (const half of ['\n{"id":"0c5a', '\n{"id":"0c5a', "\n\0\0\0\u{fffd}\n"]) {
    const [patient, member] = [app.call("POST", "/api/patient/session", { phone: zorawar.phone }), app.deskCookie()];
    const worn = { patient: cookieOf(await patient), member: await member };
    await damage(half);
    expect(await start()).toEqual(unreadable(1));
    expect(await mayEnter(worn.member)).toBe(false);
    expect((await app.call("GET", "/api/patient/session", undefined, worn.patient)).status).toBe(401);
    const again = await app.deskCookie();
    expect(await start()).toEqual(unreadable(0));
    expect(await mayEnter(again)).toBe(true);
  }
  await noteRestore(place, { reachedAt: mondayMorning, gap: null }, undefined);
  expect(await start()).toEqual({ restored: 1, unreadable: 0 });
  await app.db.delete(restores);
  expect(await start()).toEqual({ restored: 4, unreadable: 3 });
});

test("two lists that were made one hold a restore twice, and it counts once", async () => {
  const line = {
    id: randomUUID(),
    at: "2026-11-23T07:59:00.000Z",
    reachedAt: "2026-11-23T02:00:00.000Z",
    gapFile: null,
  };
  expect(await endAccessAfterRestore(app.ctx(), listOf(line, line))).toEqual({ restored: 1, unreadable: 0 });
});

test("the owner reads of the restore whose moment is known, and then of the one whose moment is not", async () => {
  const line = {
    id: randomUUID(),
    at: "2026-11-23T07:59:00.000Z",
    reachedAt: "2026-11-23T02:00:00.000Z",
    gapFile: null,
  };
  const now = new Date("2026-11-23T08:00:00Z");
  await endAccessAfterRestore({ ...app.ctx(), now }, listOf(line, { id: "half a line" }));
  owner = await app.deskCookie();
  const news = async () => (await call(owner, "GET", "/news")).body.restored;
  expect(await news()).toMatchObject({ id: line.id, reachedAt: line.reachedAt });
  expect((await call(owner, "POST", `/restores/${line.id}/reading`)).status).toBe(204);
  const unknown = await news();
  expect(unknown).toMatchObject({ at: now.toISOString(), reachedAt: null, hasGap: false });
  expect((await call(owner, "POST", `/restores/${unknown.id}/reading`)).status).toBe(204);
  expect(await news()).toBeNull();
});

test("the owner alone reads what a restore lost and what was taken away again, until it is read", async () => {
  const { id } = await join();
  const putBack = await copyDatabase();
  await call(owner, "DELETE", `/staff/${id}`);
  await putBack();
  const line = { id: randomUUID(), at: "2026-11-23T07:59:00.000Z", reachedAt: "2026-11-23T02:00:00.000Z" };
  const now = new Date("2026-11-23T08:00:00Z");
  await endAccessAfterRestore({ ...app.ctx(), now }, listOf({ ...line, gapFile: "000000010000000000000005" }));
  await replay();
  owner = await app.deskCookie();
  const news = async (worn: Worn) => (await call(worn, "GET", "/news")).body.restored;
  expect(await news(owner)).toMatchObject({
    ...line,
    hasGap: true,
    members: [{ name: "Manpreet Kaur", what: "switched-off" }],
    reports: [],
    erased: 0,
  });
  const receptionist = await app.staffCookie("desk");
  expect(await news(receptionist)).toBeNull();
  expect((await call(receptionist, "POST", `/restores/${line.id}/reading`)).status).toBe(403);
  expect((await call(owner, "POST", `/restores/${line.id}/reading`)).status).toBe(204);
  expect(await news(owner)).toBeNull();
  expect((await app.call("POST", "/api/admin/session", { password: deskPassword })).status).toBe(200);
});
