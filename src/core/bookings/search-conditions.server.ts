import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { matchesNameOrPhone } from "#core/patients/name-or-phone-search.server.ts";
import { isPhoneSearch, toSearchPatterns } from "#core/patients/search-patterns.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { packages, tests } from "#db/schema/catalogue.ts";
import { servedAreas } from "#db/schema/lab.ts";
import { searchable } from "#db/schema/searchable.ts";

/**
 * Creates the conditions by which a search finds bookings, each with its own index, so that they run separately and are
 * never joined by `or`. A complete number matches only the phone; other words match parts of code, name and phone, of
 * address and PIN code, or of the name of an area, test or package.
 */
export async function createSearchConditions(db: Db, search: string): Promise<SQL[]> {
  const text = matchesNameOrPhone(
    searchable(sql`${bookings.code} || ' ' || ${bookings.patientName} || ' ' || ${bookings.phone}`),
    bookings.phone,
    search,
  );
  if (isPhoneSearch(search)) return text ? [text] : [];
  const patterns = toSearchPatterns(search);
  const { test, package: pack, area } = await findSearchMatches(db, patterns);
  return [
    text,
    matchesAddress(patterns, area),
    containsItem(db, "test", test),
    containsItem(db, "package", pack),
  ].filter((condition) => condition !== undefined);
}

type SearchMatches = Record<"test" | "package" | "area", string[]>;

/** Finds the tests and packages by name, code or synonym, as ids, and the areas, as PIN codes. */
async function findSearchMatches(db: Db, patterns: string[]): Promise<SearchMatches> {
  const matchesName = ({ name, code, alsoKnownAs }: typeof tests | typeof packages) =>
    matchesAll(searchable(sql`${name} || ' ' || ${code} || ' ' || array_to_string(${alsoKnownAs}, ' ')`), patterns);
  const { rows } = await db.execute<{ kind: keyof SearchMatches; key: string }>(sql`
    select 'test' as kind, ${tests.id}::text as key from ${tests} where ${matchesName(tests)}
    union all select 'package', ${packages.id}::text from ${packages} where ${matchesName(packages)}
    union all select 'area', ${servedAreas.pinCode} from ${servedAreas} where ${matchesAll(searchable(sql`${servedAreas.name}`), patterns)}`);
  const found: SearchMatches = { test: [], package: [], area: [] };
  for (const { kind, key } of rows) found[kind].push(key);
  return found;
}

function matchesAddress(patterns: string[], pinCodes: string[]): SQL | undefined {
  const addressText = searchable(sql`${bookings.address} || ' ' || coalesce(${bookings.pinCode}, '')`);
  const pinCodePatterns = [
    ...patterns.filter((pattern) => PIN_CODE_SEARCH_PATTERN.test(pattern)),
    ...pinCodes.map((pinCode) => `%${pinCode}%`),
  ];
  return or(
    matchesAll(addressText, patterns),
    ...pinCodePatterns.flatMap(listSpellings).map((pattern) => sql`${addressText} ilike ${pattern}`),
  );
}

const PIN_CODE_SEARCH_PATTERN = /^%[1-9]\d{5}%$/;
const SCRIPT_ZEROS = ["0", "੦", "०"];

/** A PIN code in an address may be written in two groups, and in Gurmukhi or Devanagari digits. */
function listSpellings(pattern: string): string[] {
  return [pattern, pattern.replace(/\d{3}/, "$&_")].flatMap((spelled) =>
    SCRIPT_ZEROS.map((zero) =>
      spelled.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))),
    ),
  );
}

function matchesAll(text: SQL, patterns: string[]): SQL | undefined {
  return and(...patterns.map((pattern) => sql`${text} ilike ${pattern}`));
}

function containsItem(db: Db, itemType: "test" | "package", ids: string[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  const isItem = and(eq(bookingItems.itemType, itemType), inArray(bookingItems.itemId, ids.map(Number)));
  return inArray(bookings.id, db.select({ id: bookingItems.bookingId }).from(bookingItems).where(isItem));
}
