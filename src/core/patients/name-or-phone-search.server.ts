import { and, eq, like, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { patients } from "#db/schema/bookings.ts";
import { cutPhoneEnd, phoneEnd, searchable } from "#db/schema/searchable.ts";
import { isPhoneSearch, toSearchPatterns } from "./search-patterns.ts";

/**
 * Returns the condition by which a search finds rows whose `text` contains each word. A complete number is compared with
 * the end of `phone`, by its own index: the text's index reads all phones that share three digits with it, and every
 * row added since the table's last vacuum.
 */
export function matchesNameOrPhone(text: SQL, phone: AnyPgColumn, search: string): SQL | undefined {
  const patterns = toSearchPatterns(search);
  if (!isPhoneSearch(search)) return and(...patterns.map((pattern) => sql`${text} ilike ${pattern}`));
  return and(
    ...patterns.map((pattern) => and(eq(phoneEnd(phone), cutPhoneEnd(pattern.slice(1))), like(phone, pattern))),
  );
}

/** Returns the condition by which a search finds patients by name or phone. */
export function matchesPatient(search: string): SQL | undefined {
  return matchesNameOrPhone(searchable(sql`${patients.name} || ' ' || ${patients.phone}`), patients.phone, search);
}
