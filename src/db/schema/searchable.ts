import { type SQL, sql } from "drizzle-orm";

/**
 * Returns a text as it is indexed and searched: without apostrophes, which many leave out of "D'Souza". `toSearchPatterns`
 * leaves them out of what is typed.
 */
export const searchable = (text: SQL): SQL => sql`translate(${text}, '''‘’', '')`;
