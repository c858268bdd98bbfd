import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * Returns a text as it is indexed and searched: without apostrophes, which many leave out of "D'Souza". `toSearchPatterns`
 * leaves them out of what is typed.
 */
export const searchable = (text: SQL): SQL => sql`translate(${text}, '''‘’', '')`;

const PHONE_END_LENGTH = 10;

/**
 * Returns the last ten digits of a phone as they are indexed: the length of an Indian number, which a number typed
 * without its country has.
 */
export const phoneEnd = (phone: AnyPgColumn): SQL => sql`right(${phone}, ${sql.raw(String(PHONE_END_LENGTH))})`;

/** Returns the value of `phoneEnd` for a number that ends with these digits. */
export const cutPhoneEnd = (digits: string): string => digits.slice(-PHONE_END_LENGTH);
