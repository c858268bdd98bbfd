import { sql } from "drizzle-orm";
import type { DomainEvents } from "#core/events.ts";
import { onLoginCodeRequested } from "#jobs/event-handlers.ts";
import type { TestApp } from "./app.ts";

const LOGIN_CODE_REQUEST = "login-code.requested";

/** Returns the codes that were requested and are not sent yet, the oldest first. */
export async function listRequestedCodes({ db }: TestApp): Promise<DomainEvents[typeof LOGIN_CODE_REQUEST][]> {
  const query = sql`select data from pgboss.job where name = ${LOGIN_CODE_REQUEST} order by created_on`;
  const { rows } = await db.execute<{ data: DomainEvents[typeof LOGIN_CODE_REQUEST] }>(query);
  return rows.map(({ data }) => data);
}

/** Runs the job for every requested code. */
export async function sendLoginCodes(app: TestApp): Promise<void> {
  for (const request of await listRequestedCodes(app)) await onLoginCodeRequested(app.jobDeps(), request);
  await app.db.execute(sql`delete from pgboss.job where name = ${LOGIN_CODE_REQUEST}`);
}
