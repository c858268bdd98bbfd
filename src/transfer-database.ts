import type pg from "pg";
import { withStartLock } from "#db/migrate.server.ts";
import { type Config, ConfigError, readConfig } from "#platform/config.server.ts";
import { exitWithError } from "#platform/exit-with-error.server.ts";
import { chooseDataDirectory, hasCluster, startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.server.ts";
import { createSchema } from "#platform/transfer/create-schema.server.ts";
import { transferDatabase } from "#platform/transfer/transfer-database.server.ts";

const USAGE = [
  "script/transfer-database URL moves the lab's data into an empty database of a server, e.g. postgres://nabz:secret@db.example/nabz",
  "DATABASE_URL=… script/transfer-database own moves it from there into the product's own PostgreSQL in DATA_DIR",
];

/**
 * `script/transfer-database URL` and `script/transfer-database own`: moves the data from the configured database into
 * another one, with the product stopped.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const to = process.argv[2] ?? "";
  const closing: (() => Promise<void>)[] = [];
  try {
    const [source, target] = await resolveEndpoints(config, to, closing);
    const begun = performance.now();
    const { contents } = await withStartLock(target, () => transferDatabase({ source, target, createSchema }));
    const tables = Object.values(contents);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`Moved ${rows} rows of ${tables.length} tables in ${seconds} seconds, compared each table: equal.`);
    for (const line of formatNextSteps(config, to)) console.log(line);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

type TransferEndpoints = [source: pg.ClientConfig, target: pg.ClientConfig];

/** Our own PostgreSQL is locked while it is source or target, so that no product runs on it. */
async function resolveEndpoints(
  { databaseDirectUrl, dataDir, backup }: Config,
  to: string,
  closing: (() => Promise<void>)[],
) {
  const openOwn = async () => {
    const own = await startEmbeddedPostgres(dataDir, { keepsLog: backup !== undefined });
    closing.push(own.close);
    return own.poolConfig;
  };
  const server = databaseDirectUrl === undefined ? undefined : { connectionString: databaseDirectUrl };
  if (to === "own") {
    if (!server) throw new ConfigError(["DATABASE_URL must name the server that the data is moved from.", ...USAGE]);
    return [server, await openOwn()] satisfies TransferEndpoints;
  }
  if (!/^postgres(ql)?:\/\//.test(to)) throw new ConfigError(USAGE);
  const target = { connectionString: to };
  if (server) return [server, target] satisfies TransferEndpoints;
  const { clusterFolder } = chooseDataDirectory(dataDir);
  if (!hasCluster(clusterFolder)) throw new Error(`There is no lab's data in ${dataDir}: set DATA_DIR.`);
  return [await openOwn(), target] satisfies TransferEndpoints;
}

function formatNextSteps({ dataDir, files }: Config, to: string): string[] {
  const start = to === "own" ? `without DATABASE_URL, on DATA_DIR=${dataDir}` : "with that address as DATABASE_URL";
  return [
    `Start ${start}. The database that it came from is as it was: start on it no more.`,
    files.s3 ? "The reports' files stay in their bucket." : `The reports' files stay in ${files.folder}.`,
  ];
}

await main().catch(exitWithError);
