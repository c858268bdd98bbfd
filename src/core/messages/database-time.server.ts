import { type SQL, sql } from "drizzle-orm";

/** A time relative to the database's clock, which all processes share. */
export function nowPlusSeconds(seconds: number): SQL<Date> {
  return sql`now() + make_interval(secs => ${seconds})`;
}
