import { randomUUID } from "node:crypto";
import { appendFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { account, session, twoFactor, user } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/bookings.ts";
import { anonymousLoginAttempts, anonymousLoginQueue } from "#db/schema/login-guard.ts";
import { loginCodes, rateLimitAttempts } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { restores, revocations } from "#db/schema/restores.ts";
import { staff } from "#db/schema/staff.ts";
import { RESTORE_LOG, recordRestore } from "#platform/backup/restore-log.server.ts";
import { type AppendOnlyLog, createAppendOnlyLog } from "#platform/files/append-only-log.server.ts";
import { createTextEncryption } from "#platform/sessions/text-encryption.server.ts";
import { adminPassword, createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { createCodeAt } from "#test/authenticator.ts";
import { mondayMorning } from "#test/builders.ts";
import { bookWithReport, zorawar } from "#test/erasure-fixtures.ts";
import { buildPdf } from "#test/pdf-fixture.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { recordReportRevocation } from "./record-revocation.server.ts";
import { replayRevocations } from "./replay-revocations.server.ts";
import { revokeAccessAfterRestore } from "./restores.server.ts";

const contact = "+919814011223";
const password = "a-long-sentence-of-my-own";
const otherPassword = "another-sentence-of-my-own";

type Session = { cookie: string };

let app: TestApp;
let owner: Session;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app;
  for (const table of [rateLimitAttempts, anonymousLoginAttempts, anonymousLoginQueue, twoFactor, restores])
    await db.delete(table);
  for (const { id } of await db.select({ id: staff.userId }).from(staff)) await db.delete(user).where(eq(user.id, id));
  await db.update(revocations).set({ replayedAt: null });
  owner = await app.adminCookie();
});

const call = (session: Session, method: string, path: string, body?: unknown) =>
  app.call(method, `/api/admin${path}`, body, session);
const signIn = (typed = password) => app.call("POST", "/api/admin/session", { who: contact, password: typed });
const mayEnter = async (session: Session) => (await call(session, "GET", "/me")).status === 200;
const replay = (changes: object = {}) =>
  replayRevocations({ ...app.ctx(), now: new Date("2026-11-23T08:00:00Z"), ...changes });

async function inviteMember(role = "receptionist") {
  const { body } = await call(owner, "POST", "/staff", { name: "Manpreet Kaur", contact, role });
  const accepted = await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  return { id: body.id as string, memberSession: toCookieHeader(accepted) };
}

/** Copies staff and report tables; returns a function that restores the copy. */
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

/** A list of restores as the restore script writes it. */
const createRestoreList = (...lines: object[]): AppendOnlyLog => ({
  append: async () => {},
  readUnknown: async () => lines.map((line) => JSON.stringify(line)),
});

test("a deactivated member stays deactivated after a restore", async () => {
  const { id, memberSession } = await inviteMember();
  const restoreCopy = await copyDatabase();
  expect((await call(owner, "DELETE", `/staff/${id}`)).status).toBe(204);
  await restoreCopy();
  expect([await mayEnter(memberSession), (await signIn()).status]).toEqual([true, 200]);
  expect(await replay()).toEqual({ replayed: 1, unreadable: 0 });
  expect([await mayEnter(memberSession), (await signIn()).status]).toEqual([false, 401]);
  const [member] = (await call(owner, "GET", "/staff")).body.filter((member: { id: string }) => member.id === id);
  expect(member).toMatchObject({ state: "off", role: null });
  expect(await replay()).toEqual({ replayed: 0, unreadable: 0 });
});

test("keeps a changed password and a lowered role after a restore", async () => {
  const { id, memberSession } = await inviteMember("owner");
  const restoreCopy = await copyDatabase();
  const changed = await call(memberSession, "PUT", "/password", { present: password, next: otherPassword });
  expect(changed.status).toBe(204);
  expect((await call(owner, "PATCH", `/staff/${id}`, { role: "technician" })).status).toBe(204);
  await restoreCopy();
  expect(await replay()).toEqual({ replayed: 1, unreadable: 0 });
  expect([(await signIn(password)).status, (await signIn(otherPassword)).status]).toEqual([401, 200]);
  expect((await call(toCookieHeader(await signIn(otherPassword)), "GET", "/me")).body.role).toBe("technician");
  expect(await mayEnter(memberSession)).toBe(false);
});

test("keeps a second step reset, and the one set up after it", async () => {
  const { id, memberSession } = await inviteMember();
  const before = await setUpStep(memberSession);
  const restoreCopy = await copyDatabase();
  expect((await call(owner, "DELETE", `/staff/${id}/second-step`)).status).toBe(204);
  const after = await setUpStep(toCookieHeader(await signIn()));
  await restoreCopy();
  await replay();
  const opens = async (secret: string) => {
    await app.db.delete(rateLimitAttempts);
    const halfSignedIn = toCookieHeader(await signIn());
    const code = createCodeAt(secret, Date.now() + 30_000);
    return (await call(halfSignedIn, "POST", "/session/code", { code })).status;
  };
  expect([await opens(before.secret), await opens(after.secret)]).toEqual([401, 200]);
});

test("a used backup code stays used", async () => {
  const { memberSession } = await inviteMember();
  const { backupCodes } = await setUpStep(memberSession);
  const restoreCopy = await copyDatabase();
  const give = async () =>
    (await call(toCookieHeader(await signIn()), "POST", "/session/code", { code: backupCodes[0] })).status;
  expect(await give()).toBe(200);
  await restoreCopy();
  await app.db.delete(rateLimitAttempts);
  await replay();
  expect(await give()).toBe(401);
});

async function setUpStep(session: Session): Promise<{ secret: string; backupCodes: string[] }> {
  const { body } = await call(session, "POST", "/second-step", { password });
  const confirmed = await call(session, "PUT", "/second-step", { code: createCodeAt(body.secret, Date.now()) });
  expect(confirmed.status).toBe(204);
  return body;
}

test("withdrawn and replaced reports stay closed to their patient", async () => {
  const [withdrawn, replaced] = [await bookWithReport(app, zorawar), await bookWithReport(app, zorawar)];
  const patient = toCookieHeader(await app.call("POST", "/api/patient/session", { phone: zorawar.phone }));
  const restoreCopy = await copyDatabase();
  const choice = { reportId: withdrawn.reportId };
  const withdrawal = await app.call("POST", `/api/bookings/${withdrawn.id}/report/withdraw`, choice, owner);
  expect(withdrawal.status).toBe(200);
  const upload = { ...owner, "content-type": "application/pdf", "x-file-name": "right.pdf" };
  const body = buildPdf({ mark: "the right one" });
  const response = await app.request(`/api/bookings/${replaced.id}/report`, { method: "PUT", headers: upload, body });
  expect(response.status).toBe(200);
  await app.db.delete(reports).where(eq(reports.fileName, "right.pdf"));
  await restoreCopy();
  const getReport = (id: number) => app.call("GET", `/api/bookings/${id}/report`, undefined, patient);
  const statuses = async () => [(await getReport(withdrawn.id)).status, (await getReport(replaced.id)).status];
  expect(await statuses()).toEqual([200, 200]);
  expect(await replay()).toEqual({ replayed: 2, unreadable: 0 });
  expect(await statuses()).toEqual([404, 404]);
  const entries = await app.db.select().from(auditLog).where(eq(auditLog.actor, "system restore"));
  expect(entries.map(({ action }) => action)).toEqual(["report-withdrawn", "report-replaced"]);
});

test("the list contains no names and hides password hashes and second steps", async () => {
  const { id } = await inviteMember();
  const [stored] = await app.db.select().from(account).where(eq(account.userId, id));
  const lines = await app.ctx().revocations.lines.readUnknown(new Set());
  const [last = ""] = lines.slice(-1);
  expect(JSON.parse(last)).toMatchObject({ kind: "member", userId: id, what: "password", role: "receptionist" });
  for (const secret of ["Manpreet", "9814011223", stored?.password ?? ""]) expect(last).not.toContain(secret);
});

test("with another secret changed passwords are lost and members must be invited again", async () => {
  const { id, memberSession } = await inviteMember();
  const restoreCopy = await copyDatabase();
  await call(memberSession, "PUT", "/password", { present: password, next: otherPassword });
  await restoreCopy();
  const { lines } = app.ctx().revocations;
  await replay({ revocations: { lines, sealed: createTextEncryption("another secret, of another 32 letters") } });
  expect([(await signIn(password)).status, (await signIn(otherPassword)).status]).toEqual([401, 401]);
  expect((await call(owner, "POST", `/staff/${id}/invitation`, { role: "receptionist" })).status).toBe(200);
});

test("carries out a line whose commit failed, unless a later one exists", async () => {
  const { id } = await inviteMember();
  const ctx = { ...app.ctx(), actor: { kind: "system", name: "test" } as const };
  const [before] = await app.db.select().from(reports).limit(1);
  const key = before?.fileKey ?? randomUUID();
  const failing = app.db.transaction(async (transaction) => {
    await recordReportRevocation(transaction, ctx, key, "report-withdrawn");
    throw new Error("the commit failed");
  });
  await expect(failing).rejects.toThrow("the commit failed");
  expect((await replay()).replayed).toBe(before ? 1 : 0);
  const earlier = { id: randomUUID(), at: "2026-11-01T04:00:00.000Z", kind: "member", userId: id, what: "role" };
  const uncommittedLine = JSON.stringify({
    ...earlier,
    role: "owner",
    signIn: await ctx.revocations.sealed.encrypt("{}"),
  });
  const list = {
    ...ctx.revocations,
    lines: { ...ctx.revocations.lines, readUnknown: async () => [uncommittedLine, '{"id":"0000'] },
  };
  expect(await replay({ revocations: list })).toEqual({ replayed: 0, unreadable: 1 });
  expect((await signIn()).status).toBe(200);
});

test("revokes nothing that cannot be written to the list", async () => {
  const { id } = await inviteMember();
  const { revocations: list, ...ctx } = app.ctx();
  const full = {
    ...list,
    lines: { ...list.lines, append: () => Promise.reject(new Error("no space left on device")) },
  };
  const { deactivateStaff } = await import("#core/staff/manage-staff.server.ts");
  const actor = { kind: "admin", id: "1", name: "owner", role: "owner" } as const;
  await expect(
    deactivateStaff(
      { ...ctx, actor, revocations: full, hasOpenCash: async () => false, releaseVisits: async () => {} },
      id,
    ),
  ).rejects.toThrow("no space");
  expect((await signIn()).status).toBe(200);
});

test("a restore ends every session, code and open invitation once", async () => {
  const { memberSession } = await inviteMember();
  const invited = await call(owner, "POST", "/staff", {
    name: "Meera",
    contact: "meera@nabz.example",
    role: "receptionist",
  });
  const patient = toCookieHeader(await app.call("POST", "/api/patient/session", { phone: zorawar.phone }));
  const code = { phone: "+919876500077", codeHash: Buffer.alloc(32), triesLeft: 3 };
  await app.db.insert(loginCodes).values({ ...code, expiresAt: mondayMorning, sentAt: mondayMorning });
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  const storage = { folder: folder.path, s3: undefined };
  await recordRestore(storage, { reachedAt: mondayMorning, gap: null }, undefined);
  const list = createAppendOnlyLog(storage, RESTORE_LOG);
  expect(await revokeAccessAfterRestore(app.ctx(), list)).toEqual({ restored: 1, unreadable: 0 });
  expect([await mayEnter(memberSession), await mayEnter(owner)]).toEqual([false, false]);
  expect((await app.call("GET", "/api/patient/session", undefined, patient)).status).toBe(401);
  expect(await app.db.$count(loginCodes)).toBe(0);
  const { token } = invited.body;
  expect((await app.call("POST", "/api/admin/invitation", { token })).status).toBe(422);
  const again = await app.adminCookie();
  expect(await revokeAccessAfterRestore(app.ctx(), list)).toEqual({ restored: 0, unreadable: 0 });
  expect(await mayEnter(again)).toBe(true);
});

test("counts damaged lines as one restore each, even if damaged identically", async () => {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  const storage = { folder: folder.path, s3: undefined };
  const list = createAppendOnlyLog(storage, RESTORE_LOG);
  const start = () => revokeAccessAfterRestore(app.ctx(), list);
  const damage = (text: string) => appendFile(`${folder.path}/${RESTORE_LOG}.jsonl`, text);
  const unreadable = (count: number) => ({ restored: count, unreadable: count });
  for (const half of ['\n{"id":"0c5a', '\n{"id":"0c5a', "\n\0\0\0\u{fffd}\n"]) {
    const [patient, member] = [app.call("POST", "/api/patient/session", { phone: zorawar.phone }), app.adminCookie()];
    const signedIn = { patient: toCookieHeader(await patient), member: await member };
    await damage(half);
    expect(await start()).toEqual(unreadable(1));
    expect(await mayEnter(signedIn.member)).toBe(false);
    expect((await app.call("GET", "/api/patient/session", undefined, signedIn.patient)).status).toBe(401);
    const again = await app.adminCookie();
    expect(await start()).toEqual(unreadable(0));
    expect(await mayEnter(again)).toBe(true);
  }
  await recordRestore(storage, { reachedAt: mondayMorning, gap: null }, undefined);
  expect(await start()).toEqual({ restored: 1, unreadable: 0 });
  await app.db.delete(restores);
  expect(await start()).toEqual({ restored: 4, unreadable: 3 });
});

test("counts a restore once that merged lists contain twice", async () => {
  const line = {
    id: randomUUID(),
    at: "2026-11-23T07:59:00.000Z",
    reachedAt: "2026-11-23T02:00:00.000Z",
    gapFile: null,
  };
  expect(await revokeAccessAfterRestore(app.ctx(), createRestoreList(line, line))).toEqual({
    restored: 1,
    unreadable: 0,
  });
});

test("shows the owner the restore with a known time, then the one without", async () => {
  const line = {
    id: randomUUID(),
    at: "2026-11-23T07:59:00.000Z",
    reachedAt: "2026-11-23T02:00:00.000Z",
    gapFile: null,
  };
  const now = new Date("2026-11-23T08:00:00Z");
  await revokeAccessAfterRestore({ ...app.ctx(), now }, createRestoreList(line, { id: "half a line" }));
  owner = await app.adminCookie();
  const getRestored = async () => (await call(owner, "GET", "/status")).body.restored;
  expect(await getRestored()).toMatchObject({ id: line.id, reachedAt: line.reachedAt });
  expect((await call(owner, "POST", `/restores/${line.id}/reading`)).status).toBe(204);
  const unknown = await getRestored();
  expect(unknown).toMatchObject({ at: now.toISOString(), reachedAt: null, hasGap: false });
  expect((await call(owner, "POST", `/restores/${unknown.id}/reading`)).status).toBe(204);
  expect(await getRestored()).toBeNull();
});

test("only the owner sees what a restore lost and which revocations were repeated, until read", async () => {
  const { id } = await inviteMember();
  const restoreCopy = await copyDatabase();
  await call(owner, "DELETE", `/staff/${id}`);
  await restoreCopy();
  const line = { id: randomUUID(), at: "2026-11-23T07:59:00.000Z", reachedAt: "2026-11-23T02:00:00.000Z" };
  const now = new Date("2026-11-23T08:00:00Z");
  await revokeAccessAfterRestore(
    { ...app.ctx(), now },
    createRestoreList({ ...line, gapFile: "000000010000000000000005" }),
  );
  await replay();
  owner = await app.adminCookie();
  const getRestored = async (session: Session) => (await call(session, "GET", "/status")).body.restored;
  expect(await getRestored(owner)).toMatchObject({
    ...line,
    hasGap: true,
    members: [{ name: "Manpreet Kaur", what: "switched-off" }],
    reports: [],
    erased: 0,
  });
  const receptionist = await app.staffCookie("receptionist");
  expect(await getRestored(receptionist)).toBeNull();
  expect((await call(receptionist, "POST", `/restores/${line.id}/reading`)).status).toBe(403);
  expect((await call(owner, "POST", `/restores/${line.id}/reading`)).status).toBe(204);
  expect(await getRestored(owner)).toBeNull();
  expect((await app.call("POST", "/api/admin/session", { password: adminPassword })).status).toBe(200);
});
