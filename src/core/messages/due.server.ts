import { type SQL, sql } from "drizzle-orm";

/** A moment from now by the database's clock, which all processes share whatever their own clocks say. */
export function inSeconds(seconds: number): SQL<Date> {
  return sql`now() + make_interval(secs => ${seconds})`;
}
