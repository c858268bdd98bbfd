import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { isNumberSearch, searchPatterns } from "#core/patients/search-pattern.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { packages, tests } from "#db/schema/catalogue.ts";
import { servedAreas } from "#db/schema/lab.ts";

/**
 * The conditions by which a typed word finds bookings, each with an index of its own, so that they are asked one by one and
 * never joined by an `or`: a whole number is a phone's alone; the words of anything else are parts of code, name and phone, of
 * the address and its PIN code, of the name of an area, or of a test's or a package's.
 */
export async function waysToFind(db: Db, search: string): Promise<SQL[]> {
  const patterns = searchPatterns(search);
  const text = hasAll(sql`(${bookings.code} || ' ' || ${bookings.patientName} || ' ' || ${bookings.phone})`, patterns);
  if (isNumberSearch(search)) return text ? [text] : [];
  const { test, package: pack, area } = await named(db, patterns);
  return [text, isAt(patterns, area), holds(db, "test", test), holds(db, "package", pack)].filter(
    (way) => way !== undefined,
  );
}

type Named = Record<"test" | "package" | "area", string[]>;

/** The tests and packages whose name, code or other words hold the pattern, by id, and the areas, by PIN code. */
async function named(db: Db, patterns: string[]): Promise<Named> {
  const isNamed = ({ name, code, alsoKnownAs }: typeof tests | typeof packages) =>
    hasAll(sql`(${name} || ' ' || ${code} || ' ' || array_to_string(${alsoKnownAs}, ' '))`, patterns);
  const { rows } = await db.execute<{ kind: keyof Named; key: string }>(sql`
    select 'test' as kind, ${tests.id}::text as key from ${tests} where ${isNamed(tests)}
    union all select 'package', ${packages.id}::text from ${packages} where ${isNamed(packages)}
    union all select 'area', ${servedAreas.pinCode} from ${servedAreas} where ${hasAll(sql`${servedAreas.name}`, patterns)}`);
  const found: Named = { test: [], package: [], area: [] };
  for (const { kind, key } of rows) found[kind].push(key);
  return found;
}

function isAt(patterns: string[], pinCodes: string[]): SQL | undefined {
  const place = sql`(${bookings.address} || ' ' || coalesce(${bookings.pinCode}, ''))`;
  const spelled = [
    ...patterns.filter((pattern) => PIN_PATTERN.test(pattern)),
    ...pinCodes.map((pinCode) => `%${pinCode}%`),
  ];
  return or(hasAll(place, patterns), ...spelled.flatMap(spellings).map((pattern) => sql`${place} ilike ${pattern}`));
}

const PIN_PATTERN = /^%[1-9]\d{5}%$/;
const ZEROS = ["0", "੦", "०"];

/** A PIN code in an address may stand in two threes, and in the digits of Gurmukhi or Devanagari. */
function spellings(pattern: string): string[] {
  return [pattern, pattern.replace(/\d{3}/, "$&_")].flatMap((spelled) =>
    ZEROS.map((zero) =>
      spelled.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))),
    ),
  );
}

function hasAll(text: SQL, patterns: string[]): SQL | undefined {
  return and(...patterns.map((pattern) => sql`${text} ilike ${pattern}`));
}

function holds(db: Db, itemType: "test" | "package", ids: string[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  const isOne = and(eq(bookingItems.itemType, itemType), inArray(bookingItems.itemId, ids.map(Number)));
  return inArray(bookings.id, db.select({ id: bookingItems.bookingId }).from(bookingItems).where(isOne));
}
