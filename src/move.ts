import type pg from "pg";
import { oneStartAtATime } from "#db/migrate.server.ts";
import { BadSettings, type Config, readConfig } from "#platform/config.server.ts";
import { endWithFailure } from "#platform/end-with-failure.server.ts";
import { choosePlace, holdsCluster, startOwnPostgres } from "#platform/postgres/postgres.server.ts";
import { layProduct } from "#platform/tables/lay-product.server.ts";
import { moveDatabase } from "#platform/tables/move-database.server.ts";

const USAGE = [
  "script/move URL moves the lab's data into an empty database of a server, e.g. postgres://nabz:secret@db.example/nabz",
  "DATABASE_URL=… script/move own moves it from there into the product's own PostgreSQL in DATA_DIR",
];

/** `script/move URL` and `script/move own`: from the database of the settings into another one, with the product stopped. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const to = process.argv[2] ?? "";
  const closing: (() => Promise<void>)[] = [];
  try {
    const [source, target] = await findEnds(config, to, closing);
    const begun = performance.now();
    const { contents } = await oneStartAtATime(target, () => moveDatabase({ source, target, layTables: layProduct }));
    const tables = Object.values(contents);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`Moved ${rows} rows of ${tables.length} tables in ${seconds} seconds, compared each table: equal.`);
    for (const line of nextSteps(config, to)) console.log(line);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

type Ends = [source: pg.ClientConfig, target: pg.ClientConfig];

/** Our own PostgreSQL is locked while it is an end, so no product runs on it. */
async function findEnds({ databaseDirectUrl, dataDir, backup }: Config, to: string, closing: (() => Promise<void>)[]) {
  const openOwn = async () => {
    const own = await startOwnPostgres(dataDir, { keepsLog: backup !== undefined });
    closing.push(own.close);
    return own.poolConfig;
  };
  const server = databaseDirectUrl === undefined ? undefined : { connectionString: databaseDirectUrl };
  if (to === "own") {
    if (!server) throw new BadSettings(["DATABASE_URL must name the server that the data is moved from.", ...USAGE]);
    return [server, await openOwn()] satisfies Ends;
  }
  if (!/^postgres(ql)?:\/\//.test(to)) throw new BadSettings(USAGE);
  const target = { connectionString: to };
  if (server) return [server, target] satisfies Ends;
  const { folder } = choosePlace(dataDir);
  if (!holdsCluster(folder)) throw new Error(`There is no lab's data in ${dataDir}: set DATA_DIR.`);
  return [await openOwn(), target] satisfies Ends;
}

function nextSteps({ dataDir, files }: Config, to: string): string[] {
  const start = to === "own" ? `without DATABASE_URL, on DATA_DIR=${dataDir}` : "with that address as DATABASE_URL";
  return [
    `Start ${start}. The database that it came from is as it was: start on it no more.`,
    files.s3 ? "The reports' files stay in their bucket." : `The reports' files stay in ${files.folder}.`,
  ];
}

await run().catch(endWithFailure);
