import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findCorrelatedFragments } from "./sql-fragments.ts";

const imports = `import { bookingItems, bookings } from "#db/schema/bookings.ts";\n`;
const findInFile = (text: string) => findCorrelatedFragments("a.ts", imports + text);

test("no sql fragment of the sources queries one table by a row of another", () => {
  const sources = globSync("src/**/*.ts", { exclude: ["src/**/*.test.ts"] });
  const fragments = sources.map((file) => [file, readFileSync(file, "utf8")] as const);
  expect(fragments.filter(([, text]) => text.includes("sql`")).length).toBeGreaterThan(30);
  expect(fragments.flatMap(([file, text]) => findCorrelatedFragments(file, text))).toEqual([]);
});

test.each([
  `sql\`(select count(*) from \${bookingItems} where \${bookingItems.bookingId} = \${bookings.id})\``,
  `sql<string | null>\`(select 1 from \${bookingItems} join \${visits} on true where \${bookingItems.id} = \${bookings.id})\``,
  `const { id } = bookings; sql\`exists (select from \${bookingItems} where \${bookingItems.bookingId} = \${id})\``,
  `const other = alias(bookings, "other"); sql\`(select 1 from \${bookings} where \${bookings.id} = \${other.id})\``,
])("reports a fragment that uses another table's row: %s", (text) => {
  expect(findInFile(text)).toHaveLength(1);
});

test.each([
  `sql\`(select \${bookings.patientId} from \${bookings} where \${bookings.id} = \${wanted.id})\``,
  `sql\`(select count(*) from jsonb_each(\${bookings.holds}) as held)\``,
  `sql\`\${bookings.version} + 1\``,
  `sql\`select \${bookings.id} from \${bookings} join \${bookingItems} on \${bookingItems.bookingId} = \${bookings.id}\``,
])("accepts a fragment that uses its own tables only: %s", (text) => {
  expect(findInFile(text)).toEqual([]);
});
