import { and, eq, inArray } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { listTranslations } from "#core/catalogue/translations/queries.server.ts";
import { catalogueTexts } from "#db/schema/catalogue.ts";
import { createTestApp } from "#test/app.ts";

const app = await createTestApp();
afterAll(() => app.close());

test("a new lab has every text of its catalogue in each language, as a draft of the English of today", async () => {
  const { rows } = await listTranslations(app.db, { after: 0, limit: 500 });
  expect(rows.length).toBeGreaterThan(100);
  for (const { kind, id, states } of rows) {
    for (const counts of Object.values(states)) {
      expect([kind, id, counts]).toEqual([kind, id, { missing: 0, older: 0, draft: counts.draft, approved: 0 }]);
      expect(counts.draft).toBeGreaterThan(0);
    }
  }
});

test("short texts fit where the English ones do, and each letter has one form", async () => {
  const isShort = inArray(catalogueTexts.field, ["gloss", "indication"]);
  for (const { text } of await app.db.select().from(catalogueTexts).where(isShort))
    expect([text, text.replace(/\p{M}/gu, "").length <= 40]).toEqual([text, true]);
  const notes = await app.db
    .select()
    .from(catalogueTexts)
    .where(and(eq(catalogueTexts.kind, "test"), eq(catalogueTexts.field, "notes")));
  for (const { text, source } of notes) expect(text.split("\n")).toHaveLength(source.split("\n").length);
  for (const { text } of await app.db.select().from(catalogueTexts)) expect(text).toBe(text.normalize("NFC"));
});
