import pg from "pg";

/**
 * Whether a pooler such as PgBouncer is in front of the server: then the process that responds is not the one that
 * greeted. A pooler in transaction mode supports no named statements.
 */
export async function detectPooler(connection: pg.ClientConfig): Promise<boolean> {
  const client: pg.Client & { processID?: number | null } = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return rows[0]?.pid !== client.processID;
  } finally {
    await client.end();
  }
}
