import type pg from "pg";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.server.ts";
import { queryServer, toDatabaseUrl } from "#test/database.ts";
import { findFreePort, startNginx } from "#test/nginx.ts";
import { signInAsAdmin } from "#test/processes/admin-client.ts";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";

/** Several processes of the product on one PostgreSQL, behind nginx as in deploy/nginx. */
export type Fleet = {
  /** The patients' URL. */
  url: string;
  /** URL of one process, without nginx. */
  direct: string;
  connection: pg.ClientConfig;
  /** Stops PostgreSQL cleanly, and starts it again on its folder. */
  database: { folder: string; stop(): Promise<void>; start(): Promise<void> };
  /** Kills a process and starts another one in its place on the same port. */
  replace(index: number): Promise<void>;
  size: number;
  /** Sends a request to one process as the signed-in owner. */
  admin(path: string, options?: RequestInit): Promise<Response>;
};

export type FleetPlan = {
  processes?: number;
  /** Creates the folder of the database; a temporary folder by default. */
  folder?: (closing: (() => unknown)[]) => Promise<string>;
  /** Returns the settings by which processes connect to the database. */
  way?: (connection: pg.ClientConfig, closing: (() => unknown)[]) => Promise<Record<string, string>>;
  /** Additional settings of each process. */
  settings?: (index: number) => Record<string, string>;
};

/** Enough that the days are not sold out at once, and few enough that patients compete for the last seats. */
const SEATS_PER_SLOT = 12;

const secret = "a-secret-that-is-only-for-tests-0123456789";

export async function openFleet(plan: FleetPlan, closing: (() => unknown)[]): Promise<Fleet> {
  const size = plan.processes ?? 2;
  const home = await createTempFolder();
  closing.push(home.remove);
  const folder = (await plan.folder?.(closing)) ?? home.path;
  const database = await openDatabase(folder, closing);
  const databaseSettings = (await plan.way?.(database.connection, closing)) ?? {
    DATABASE_URL: toDatabaseUrl(database.connection),
  };
  const ports = await Promise.all(Array.from({ length: size }, findFreePort));
  const run = (index: number) =>
    runProduct({
      LOG_LEVEL: "silent",
      SESSION_SECRET: secret,
      DATA_DIR: home.path,
      ...databaseSettings,
      ...plan.settings?.(index),
      PORT: String(ports[index]),
    });
  const products = [await run(0)];
  closing.push(() => Promise.all(products.map((product) => product.stop("SIGKILL"))));
  await queryServer(
    database.connection,
    `update lab set seats_per_slot = ${SEATS_PER_SLOT}, published_version = published_version + 1`,
  );
  for (let index = 1; index < size; index++) products.push(await run(index));
  const nginx = await startNginx({ https: await findFreePort(), processes: products.map(({ url }) => url) });
  closing.push(nginx.close);
  const direct = products[0]?.url ?? "";
  return { ...runWhileServing(products, run), url: nginx.url, direct, connection: database.connection, database, size };
}

function runWhileServing(
  products: Product[],
  run: (index: number) => Promise<Product>,
): Pick<Fleet, "replace" | "admin"> {
  let cookie = "";
  const url = () => products[0]?.url ?? "";
  return {
    async replace(index) {
      await products[index]?.stop("SIGKILL");
      products[index] = await run(index);
    },
    async admin(path, options) {
      cookie ||= await signInAsAdmin(url());
      return fetch(`${url()}${path}`, { ...options, headers: { ...options?.headers, cookie } });
    },
  };
}

async function openDatabase(folder: string, closing: (() => unknown)[]) {
  let own: EmbeddedPostgres = await startEmbeddedPostgres(folder);
  closing.push(() => own.close());
  return {
    connection: own.poolConfig,
    folder: own.clusterFolder,
    stop: () => own.close(),
    start: async () => {
      own = await startEmbeddedPostgres(folder);
    },
  };
}
