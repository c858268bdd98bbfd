import { sql } from "drizzle-orm";
import type { Events } from "#core/events/events.ts";
import { onLoginCodeAskedFor } from "#jobs/listeners.ts";
import type { TestApp } from "./app.ts";

const WISH = "login-code.asked-for";

/** The codes that were asked for and are not sent yet, the first first. */
export async function codesAskedFor({ db }: TestApp): Promise<Events[typeof WISH][]> {
  const asked = sql`select data from pgboss.job where name = ${WISH} order by created_on`;
  const { rows } = await db.execute<{ data: Events[typeof WISH] }>(asked);
  return rows.map(({ data }) => data);
}

/** Does what the job does of every code that was asked for. */
export async function sendCodes(app: TestApp): Promise<void> {
  for (const wish of await codesAskedFor(app)) await onLoginCodeAskedFor(app.jobs(), wish);
  await app.db.execute(sql`delete from pgboss.job where name = ${WISH}`);
}
