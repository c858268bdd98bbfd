import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { catalogueTexts, tests } from "#db/schema/catalogue.ts";
import { createTestApp } from "#test/app.ts";

vi.mock("#drafts", () => ({ DRAFTS_SHOWN: false }));

const [demo, production] = await Promise.all([createTestApp(), createTestApp({ isDemo: false })]);
afterAll(() => Promise.all([demo.close(), production.close()]));

const start = Date.parse("2026-11-23T03:30:00Z");
const day = 86_400_000;

beforeEach(async () => {
  for (const { db } of [demo, production]) await db.delete(catalogueTexts);
});

test("a build that hides drafts shows those of medical texts in English until a pathologist has approved them, a demo too", async () => {
  for (const [round, app] of [demo, production].entries()) {
    const [english] = await app.db.select().from(tests).where(eq(tests.id, 1));
    if (!english) throw new Error("There is no such test.");
    const { about, indication } = english;
    const of = { kind: "test" as const, id: 1, language: "pa" as const };
    await app.db.insert(catalogueTexts).values([
      { ...of, field: "about", text: "ਇਹ ਟੈਸਟ", source: about },
      { ...of, field: "indication", text: "ਸ਼ੂਗਰ", source: indication },
    ]);
    const read = async () => (await app.call("GET", "/api/tests/1?lang=pa")).body;
    // The catalogue caches answers until its version, the day in these tests, changes.
    app.setClock(new Date(start + round * day));
    const shown = await read();
    expect(shown).toMatchObject({ about, indication: "ਸ਼ੂਗਰ" });
    expect(shown.english).toContain("about");
    await app.db.update(catalogueTexts).set({ reviewedBy: "Dr Gill", reviewedAt: new Date(start) });
    app.setClock(new Date(start + 400 * day));
    expect((await read()).about).toBe("ਇਹ ਟੈਸਟ");
  }
});

test("how to prepare stays in English with the sentences of the dictionary, even if its own text is approved", async () => {
  const read = async () => (await demo.call("GET", "/api/preparation?items=test-1&lang=pa")).body.tests[0];
  const [english] = await demo.db.select().from(tests).where(eq(tests.id, 1));
  const notes = english?.preparationNotes ?? [];
  const of = { kind: "test" as const, id: 1, language: "pa" as const, field: "notes" as const };
  await demo.db.insert(catalogueTexts).values({ ...of, text: "ਸ਼ਰਾਬ ਨਾ ਪੀਓ।", source: notes.join("\n") });
  expect(await read()).toMatchObject({ notes, english: ["notes"] });
  await demo.db.update(catalogueTexts).set({ reviewedBy: "Dr Gill", reviewedAt: new Date(start) });
  expect(await read()).toMatchObject({ notes, english: ["notes"] });
});
