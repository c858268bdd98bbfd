import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findBannedWords } from "./vocabulary.ts";

/** What people read or type is no name of ours: dictionaries, catalogue, sentences of the chat. */
const QUOTED = ["src/web/i18n/**", "src/db/seed/**", "src/core/chatbot/words/**", "test/chatbot/**"];

test("names, comments, test titles and descriptions avoid words too vague to name anything", () => {
  const files = globSync("{src,test,bench,script}/**/*.{ts,tsx}", { exclude: [...QUOTED, "test/vocabulary*.ts"] });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => findBannedWords(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  "const told = 1;",
  "type Asked = string;",
  "function f({ isAskedAnew }: { isAskedAnew: boolean }) {}",
  "/** Whoever was not the first. */\nexport const x = 1;",
  "// nobody waits",
  'test("somebody books", () => {});',
  'test.each([1])("%s tells nobody", () => {});',
  'const route = { summary: "What nobody may do" };',
])("reports %j", (text) => expect(findBannedWords("a.ts", text)).toHaveLength(1));

test.each(["const masked = 1;", 'const url = "https://nobody.example";', "const toldered = 1;", 'say("nobody came");'])(
  "allows %j",
  (text) => expect(findBannedWords("a.ts", text)).toEqual([]),
);

test("names the word and its line", () => {
  expect(findBannedWords("a.ts", "const x = 1;\n/*\n * What nobody may do.\n */\nconst told = x;")).toEqual([
    "a.ts:5: told does not say what it is.",
    'a.ts:3: "nobody" does not say who. Name them: staff, the patient, no role.',
  ]);
});
