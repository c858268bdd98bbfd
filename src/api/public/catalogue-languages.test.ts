import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { catalogueTexts, tests } from "#db/schema/catalogue.ts";
import { createTestApp, type TestApp } from "#test/app.ts";

const demo = await createTestApp();
afterAll(() => demo.close());

/** The catalogue caches answers until its version, the day in these tests, changes. */
let day = 0;
const start = Date.parse("2026-11-23T03:30:00Z");
beforeEach(async () => {
  day += 1;
  demo.setClock(new Date(start + day * 86_400_000));
  await demo.db.delete(catalogueTexts);
});

type Text = typeof catalogueTexts.$inferInsert;

async function store(app: TestApp, texts: Pick<Text, "kind" | "id" | "field" | "text" | "source" | "reviewedBy">[]) {
  const rows = texts.map((text) => ({
    ...text,
    language: "pa" as const,
    reviewedAt: text.reviewedBy ? new Date(start) : null,
  }));
  await app.db.insert(catalogueTexts).values(rows);
}

async function getTest(app: TestApp, id: number) {
  const [row] = await app.db.select().from(tests).where(eq(tests.id, id));
  if (!row) throw new Error("There is no such test.");
  return row;
}

const read = async (app: TestApp, path: string, language = "pa") =>
  (await app.call("GET", `/api${path}?lang=${language}`)).body;

test("a test without translations is in English, and says so; its English answer has none of that", async () => {
  const english = await read(demo, "/tests/1", "en");
  const punjabi = await read(demo, "/tests/1");
  const { english: marked, preparation, ...rest } = punjabi;
  expect(marked).toEqual(["description", "indication", "preparation", "about", "clinicalImportance", "testingProcess"]);
  expect({ ...rest, preparation }).toEqual(english);
  expect(Object.keys(english)).not.toEqual(expect.arrayContaining(["english"]));
});

test("English answers need no query of translations", async () => {
  const paths = ["/tests", "/test-packages", "/faqs", "/test-categories", "/preparation?items=package-5&lang=en"];
  const statements = await demo.recordStatements(async () => {
    for (const path of paths) await demo.call("GET", `/api${path}`, undefined, { "accept-language": "en" });
  });
  expect(statements.length).toBeGreaterThan(5);
  expect(statements.filter((statement) => statement.includes("catalogue_texts"))).toEqual([]);
});

test("shows translations and the gloss, and keeps the name; an older text gives way to English", async () => {
  const { name, description, indication, about } = await getTest(demo, 1);
  const of = { kind: "test" as const, id: 1, reviewedBy: null };
  await store(demo, [
    { ...of, field: "gloss", text: "ਖਾਲੀ ਪੇਟ ਸ਼ੂਗਰ", source: name },
    { ...of, field: "description", text: "ਖੂਨ ਵਿੱਚ ਸ਼ੂਗਰ।", source: description },
    { ...of, field: "indication", text: "ਸ਼ੂਗਰ", source: "An older sentence" },
    { ...of, field: "about", text: "ਇਹ ਟੈਸਟ", source: about },
  ]);
  expect(await read(demo, "/tests/1")).toMatchObject({
    name,
    gloss: "ਖਾਲੀ ਪੇਟ ਸ਼ੂਗਰ",
    description: "ਖੂਨ ਵਿੱਚ ਸ਼ੂਗਰ।",
    englishDescription: description,
    indication,
    about: "ਇਹ ਟੈਸਟ",
    english: ["indication", "preparation", "clinicalImportance", "testingProcess"],
  });
  const listed = (await read(demo, "/tests")).find(({ id }: { id: number }) => id === 1);
  expect(listed).toMatchObject({
    gloss: "ਖਾਲੀ ਪੇਟ ਸ਼ੂਗਰ",
    description: "ਖੂਨ ਵਿੱਚ ਸ਼ੂਗਰ।",
    english: ["indication", "preparation"],
  });
  expect((await read(demo, "/tests/1", "hi")).description).toBe(description);
  const { tests: members } = await read(demo, "/test-packages/3");
  expect(members.find(({ id }: { id: number }) => id === 1)?.gloss ?? "ਖਾਲੀ ਪੇਟ ਸ਼ੂਗਰ").toBe("ਖਾਲੀ ਪੇਟ ਸ਼ੂਗਰ");
});

test("packages, categories and questions are translated; a question stays with its answer", async () => {
  const { body: faq } = await demo.call("GET", "/api/faqs?lang=en");
  const { body: packs } = await demo.call("GET", "/api/test-packages?lang=en");
  const { body: categories } = await demo.call("GET", "/api/test-categories?lang=en");
  const reviewedBy = null;
  await store(demo, [
    { kind: "faq", id: faq[0].id, field: "question", text: "ਪੈਸੇ?", source: faq[0].question, reviewedBy },
    { kind: "faq", id: faq[1].id, field: "question", text: "ਘਰ?", source: faq[1].question, reviewedBy },
    { kind: "faq", id: faq[1].id, field: "answer", text: "ਹਾਂ।", source: faq[1].answer, reviewedBy },
    { kind: "package", id: packs[0].id, field: "tagline", text: "ਹਰ ਸਾਲ", source: packs[0].tagline, reviewedBy },
    { kind: "category", id: categories[0].id, field: "name", text: "ਖੂਨ", source: categories[0].name, reviewedBy },
  ]);
  const [first, second] = await read(demo, "/faqs");
  expect(first).toEqual({ ...faq[0], english: ["question", "answer"] });
  expect(second).toEqual({ id: faq[1].id, question: "ਘਰ?", answer: "ਹਾਂ।" });
  expect((await read(demo, "/test-packages"))[0]).toMatchObject({ tagline: "ਹਰ ਸਾਲ", english: ["description"] });
  expect((await read(demo, "/test-categories"))[0]).toMatchObject({ name: "ਖੂਨ", english: ["description"] });
});

test("notes of the preparation are translated whole, or marked as English", async () => {
  const needs = async () => (await demo.call("GET", "/api/preparation?items=test-1&lang=pa")).body.tests[0];
  const { preparationNotes } = await getTest(demo, 1);
  expect(await needs()).toMatchObject({ notes: preparationNotes, english: ["notes"] });
  const source = preparationNotes.join("\n");
  await store(demo, [{ kind: "test", id: 1, field: "notes", text: "ਸ਼ਰਾਬ ਨਾ ਪੀਓ।", source, reviewedBy: null }]);
  const translated = await needs();
  expect(translated.notes).toEqual(["ਸ਼ਰਾਬ ਨਾ ਪੀਓ।"]);
  expect(translated).not.toHaveProperty("english");
});
