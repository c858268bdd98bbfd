import { and, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { toE164 } from "#core/patients/phone.ts";
import { searchPattern } from "#core/patients/search-pattern.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { packages, tests } from "#db/schema/catalogue.ts";
import { servedAreas } from "#db/schema/lab.ts";

/**
 * The conditions by which a typed word finds bookings, each with an index of its own, so that they are asked one by one and
 * never joined by an `or`: a whole number is one phone; anything else is a part of code, name and phone, of the address and
 * its PIN code, of the name of an area, or of a test's or a package's.
 */
export async function waysToFind(db: Db, search: string): Promise<SQL[]> {
  const phone = toE164(search);
  if (phone !== null) return [sql`${bookings.phone} = ${phone}`];
  const pattern = searchPattern(search);
  const { test, package: pack, area } = await named(db, pattern);
  const text = sql`(${bookings.code} || ' ' || ${bookings.patientName} || ' ' || ${bookings.phone}) ilike ${pattern}`;
  return [
    text,
    isAt([pattern, ...area.map((pinCode) => `%${pinCode}%`)]),
    holds(db, "test", test),
    holds(db, "package", pack),
  ].filter((way) => way !== undefined);
}

type Named = Record<"test" | "package" | "area", string[]>;

/** The tests and packages whose name, code or other words hold the pattern, by id, and the areas, by PIN code. */
async function named(db: Db, pattern: string): Promise<Named> {
  const otherWords = ({ alsoKnownAs }: typeof tests | typeof packages) =>
    sql`array_to_string(${alsoKnownAs}, ' ') ilike ${pattern}`;
  const { rows } = await db.execute<{ kind: keyof Named; key: string }>(sql`
    select 'test' as kind, ${tests.id}::text as key from ${tests}
      where ${or(ilike(tests.name, pattern), ilike(tests.code, pattern), otherWords(tests))}
    union all select 'package', ${packages.id}::text from ${packages}
      where ${or(ilike(packages.name, pattern), ilike(packages.code, pattern), otherWords(packages))}
    union all select 'area', ${servedAreas.pinCode} from ${servedAreas} where ${ilike(servedAreas.name, pattern)}`);
  const found: Named = { test: [], package: [], area: [] };
  for (const { kind, key } of rows) found[kind].push(key);
  return found;
}

function isAt(patterns: string[]): SQL | undefined {
  const place = sql`(${bookings.address} || ' ' || coalesce(${bookings.pinCode}, ''))`;
  return or(...patterns.map((pattern) => sql`${place} ilike ${pattern}`));
}

function holds(db: Db, itemType: "test" | "package", ids: string[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  const isOne = and(eq(bookingItems.itemType, itemType), inArray(bookingItems.itemId, ids.map(Number)));
  return inArray(bookings.id, db.select({ id: bookingItems.bookingId }).from(bookingItems).where(isOne));
}
