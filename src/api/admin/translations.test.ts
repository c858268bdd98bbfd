import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditLog } from "#db/schema/bookings.ts";
import { catalogueTexts, tests } from "#db/schema/catalogue.ts";
import { lab } from "#db/schema/lab.ts";
import { createTestApp } from "#test/app.ts";
import { clearAuditLog } from "#test/database.ts";

const app = await createTestApp();
const owner = await app.adminCookie();
const pathologist = await app.staffCookie("pathologist");
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(catalogueTexts);
  await clearAuditLog(app.db);
});

const path = "/api/admin/catalogue-texts/test/5";
const save = (texts: object, headers = owner) => app.call("PUT", `${path}/pa`, texts, headers);
const approve = (texts: object, headers = owner) => app.call("POST", `${path}/pa/approval`, texts, headers);

async function getEnglish() {
  const [row] = await app.db.select().from(tests).where(eq(tests.id, 5));
  if (!row) throw new Error("There is no such test.");
  return row;
}
const { about, indication, name, preparationNotes } = await getEnglish();
const version = async () => (await app.db.select({ version: lab.publishedVersion }).from(lab))[0]?.version ?? 0;
const find = async (field: string) => {
  const { body } = await app.call("GET", path, undefined, owner);
  return body.fields.find((entry: { field: string }) => entry.field === field);
};

test("the owner writes texts as drafts, which changes the published version and is in the audit log", async () => {
  const before = await version();
  const texts = { about: { text: " ਖੂਨ ਦੀ ਜਾਂਚ ", source: about, before: null } };
  expect((await save(texts)).status).toBe(204);
  expect(await version()).toBe(before + 1);
  const { english, isMedical, texts: stored } = await find("about");
  expect([english, isMedical]).toEqual([about, true]);
  expect(stored.pa).toMatchObject({ text: "ਖੂਨ ਦੀ ਜਾਂਚ", state: "draft", source: about, reviewedBy: null });
  expect(stored.hi).toMatchObject({ text: null, state: "missing" });
  const [entry] = await app.db.select().from(auditLog);
  expect(entry).toMatchObject({
    action: "translation-changed",
    change: { kind: "test", id: 5, item: name, language: "pa", fields: ["about"] },
  });
});

test("a pathologist writes and approves medical texts, the owner approves the others", async () => {
  const medical = { about: { text: "ਖੂਨ", source: about, before: null } };
  const other = { indication: { text: "ਖੂਨ", source: indication, before: null } };
  expect((await save(other, pathologist)).status).toBe(403);
  expect((await save(medical, pathologist)).status).toBe(204);
  expect((await save(other)).status).toBe(204);
  const readMedical = { about: { source: about, text: "ਖੂਨ" } };
  const readOther = { indication: { source: indication, text: "ਖੂਨ" } };
  expect((await approve(readMedical)).status).toBe(403);
  expect((await approve(readOther, pathologist)).status).toBe(403);
  expect((await approve({ ...readMedical, ...readOther }, pathologist)).status).toBe(403);
  expect((await find("about")).texts.pa.state).toBe("draft");
  expect((await approve(readMedical, pathologist)).status).toBe(204);
  expect((await approve(readOther)).status).toBe(204);
  const approved = (await find("about")).texts.pa;
  expect(approved).toMatchObject({ state: "approved", reviewedBy: expect.any(String), reviewedAt: expect.any(String) });
  const again = { about: { text: "ਖੂਨ ਦੀ ਜਾਂਚ", source: about, before: "ਖੂਨ" } };
  expect((await save(again, pathologist)).status).toBe(204);
  expect((await find("about")).texts.pa).toMatchObject({ state: "draft", reviewedBy: null });
  const actions = await app.db.select({ action: auditLog.action }).from(auditLog);
  expect(actions.filter(({ action }) => action === "translation-approved")).toHaveLength(2);
});

test("refuses a text whose English or earlier text has changed meanwhile", async () => {
  const first = { about: { text: "ਖੂਨ", source: about, before: null } };
  expect((await save({ about: { ...first.about, source: "An older one" } })).status).toBe(409);
  expect((await save(first)).status).toBe(204);
  const clash = await save(first);
  expect([clash.status, clash.body.code]).toEqual([409, "changed-meanwhile"]);
  expect((await approve({ about: { source: about, text: "ਹੋਰ" } }, pathologist)).status).toBe(409);
  await app.call("PATCH", "/api/tests/5", { about: "Something new." }, owner);
  expect((await find("about")).texts.pa.state).toBe("older");
  expect((await approve({ about: { source: "Something new.", text: "ਖੂਨ" } }, pathologist)).status).toBe(409);
  await app.call("PATCH", "/api/tests/5", { about }, owner);
});

test("of two people who write the first text at once, one gets it", async () => {
  const texts = ["ਇੱਕ", "ਦੋ"].map((text) => ({ about: { text, source: about, before: null } }));
  const statuses = (await Promise.all(texts.map((text) => save(text)))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 409]);
});

test("refuses blank and long texts, other numbers of notes, and fields that there are not", async () => {
  const blank = await save({ about: { text: " \u200b ", source: about, before: null } });
  expect([blank.status, Object.keys(blank.body.errors)]).toEqual([422, ["about.text"]]);
  const long = await save({ indication: { text: "ਖ".repeat(35), source: indication, before: null } });
  expect(long.body.errors).toEqual({ "indication.text": "Too long: 34 letters at most." });
  expect((await save({ indication: { text: "ਖੂ".repeat(34), source: indication, before: null } })).status).toBe(204);
  expect((await save({ answer: { text: "ਹਾਂ", source: "", before: null } })).status).toBe(404);
  expect((await save({})).status).toBe(422);
  expect(preparationNotes).toEqual([]);
  await app.call("PATCH", "/api/tests/5", { preparationNotes: ["No alcohol.", "No biotin."] }, owner);
  const source = "No alcohol.\nNo biotin.";
  const short = await save({ notes: { text: "ਸ਼ਰਾਬ ਨਹੀਂ।", source, before: null } });
  expect(short.body.errors).toEqual({ "notes.text": "2 notes, one on each line, as in English." });
  expect((await save({ notes: { text: "ਸ਼ਰਾਬ ਨਹੀਂ।\r\n\nਬਾਇਓਟਿਨ ਨਹੀਂ।", source, before: null } })).status).toBe(204);
  expect((await find("notes")).texts.pa.text).toBe("ਸ਼ਰਾਬ ਨਹੀਂ।\nਬਾਇਓਟਿਨ ਨਹੀਂ।");
  await app.call("PATCH", "/api/tests/5", { preparationNotes: [] }, owner);
});

test("stores one form of each letter, and an empty gloss removes it", async () => {
  const typed = "ਖ਼ੂਨ\u202e";
  expect((await save({ gloss: { text: typed.normalize("NFD"), source: name, before: null } })).status).toBe(204);
  const stored = (await find("gloss")).texts.pa.text;
  expect(stored).toBe("ਖ਼ੂਨ".normalize("NFC"));
  expect((await save({ gloss: { text: "", source: name, before: stored } })).status).toBe(204);
  expect((await find("gloss")).texts.pa).toMatchObject({ text: null, state: "none" });
});

test("lists what is translated by language, state, kind and name, page by page", async () => {
  await save({ about: { text: "ਖੂਨ", source: about, before: null } });
  const list = async (query: string) =>
    (await app.call("GET", `/api/admin/catalogue-texts?${query}`, undefined, owner)).body;
  expect(await list("state=draft")).toMatchObject([
    { kind: "test", id: 5, name, states: { pa: { draft: 1 }, hi: { draft: 0 } } },
  ]);
  expect(await list("state=draft&language=hi")).toEqual([]);
  expect(await list("kind=category&state=missing&search=heart")).toMatchObject([{ kind: "category", id: 2 }]);
  const first = await app.call("GET", "/api/admin/catalogue-texts?kind=category&limit=5", undefined, owner);
  expect(first.body).toHaveLength(5);
  expect(first.headers.get("link")).toContain("after=5");
  expect(await list("kind=category&limit=5&after=5")).toMatchObject([{ id: 6 }, { id: 7 }, { id: 8 }]);
});

test("the texts of a deleted question are deleted with it", async () => {
  const faq = { question: "Why?", answer: "So." };
  const { body } = await app.call("POST", "/api/faqs", faq, owner);
  const texts = { answer: { text: "ਇਸ ਲਈ।", source: faq.answer, before: null } };
  expect((await app.call("PUT", `/api/admin/catalogue-texts/faq/${body.id}/pa`, texts, owner)).status).toBe(204);
  await app.call("DELETE", `/api/faqs/${body.id}`, undefined, owner);
  const isOfFaq = and(eq(catalogueTexts.kind, "faq"), eq(catalogueTexts.id, body.id));
  expect(await app.db.select().from(catalogueTexts).where(isOfFaq)).toEqual([]);
});
