import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findSentences } from "./core-sentences.ts";

/** Files of core, apart from the catalogue of sentences, whose English no page, message or file shows. */
const NOT_SHOWN = [
  // What people type: vocabulary of the chat and the search.
  "src/core/chatbot/words/**",
  "src/core/catalogue/search/**",
  // Stored texts of the seed, which these compare with.
  "src/core/catalogue/{sort-packages,ribbon}.ts",
  "src/core/catalogue/preparation/test-needs.ts",
  // Reasons that docs/retention.md prints, and those that only tests read.
  "src/core/retention/retention-periods.ts",
  "src/core/erasure/data-inventory.ts",
];

test("core has no sentence outside its catalogue", () => {
  const files = globSync("src/core/**/*.ts", { exclude: ["src/core/i18n/**", "**/*.test.ts", ...NOT_SHOWN] });
  expect(files.length).toBeGreaterThan(250);
  expect(files.flatMap((file) => findSentences(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  'z.string("Please choose why.")',
  `const missed = \`That hour has passed on \${day}\`;`,
  'const closed = "today is a holiday.";',
  'new DomainError("rule-broken", "The slot is full")',
  '({ sentence: "We come to you" })',
])("reports %s", (text) => {
  expect(findSentences("a.ts", text)).toHaveLength(1);
});

test.each([
  'z.string().meta({ description: "Staff only, and null before." })',
  'throw new Error("The report was not stored.")',
  "sql`Select one from two.`",
  'const label = "Pay Later";',
  'const cause = "booking 12 moved, version 3";',
  'validationKey("booking-name")',
])("allows %s", (text) => {
  expect(findSentences("a.ts", text)).toEqual([]);
});
