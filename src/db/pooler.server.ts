import pg from "pg";

/**
 * Whether a pooler such as PgBouncer stands before the server: then the process that answers is not the one that greeted.
 * One that gives its connections out by the transaction knows no named statements.
 */
export async function isBehindPooler(connection: pg.ClientConfig): Promise<boolean> {
  const client: pg.Client & { processID?: number | null } = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return rows[0]?.pid !== client.processID;
  } finally {
    await client.end();
  }
}
