import type pg from "pg";
import { type OwnPostgres, startOwnPostgres } from "#platform/postgres/postgres.server.ts";
import { onServer, urlOf } from "#test/database.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { freePort, startNginx } from "#test/nginx.ts";
import { deskCookieAt } from "#test/processes/desk.ts";
import { type Product, runProduct } from "#test/product.ts";

/** Several processes of the product on one PostgreSQL, behind nginx as deploy/nginx has it. */
export type Fleet = {
  /** Where patients come. */
  url: string;
  /** One of the processes, past nginx. */
  direct: string;
  connection: pg.ClientConfig;
  /** Ends the PostgreSQL in order, and starts it again on its folder. */
  database: { folder: string; stop(): Promise<void>; start(): Promise<void> };
  /** Kills a process; another one takes its place and its port. */
  replace(place: number): Promise<void>;
  size: number;
  /** What the desk of one process may be asked. */
  desk(path: string, options?: RequestInit): Promise<Response>;
};

export type FleetPlan = {
  processes?: number;
  /** Where the database lies; a fresh folder otherwise. */
  folder?: (closing: (() => unknown)[]) => Promise<string>;
  /** Gives the address by which processes reach the database. */
  way?: (connection: pg.ClientConfig, closing: (() => unknown)[]) => Promise<Record<string, string>>;
  /** Further settings of each process. */
  settings?: (place: number) => Record<string, string>;
};

/** Enough that the days are not sold out at once, and few enough that the last seats are fought for. */
const SEATS_PER_SLOT = 12;

const secret = "a-secret-that-is-only-for-tests-0123456789";

export async function openFleet(plan: FleetPlan, closing: (() => unknown)[]): Promise<Fleet> {
  const size = plan.processes ?? 2;
  const home = await freshFolder();
  closing.push(home.remove);
  const folder = (await plan.folder?.(closing)) ?? home.path;
  const database = await openDatabase(folder, closing);
  const reached = (await plan.way?.(database.connection, closing)) ?? { DATABASE_URL: urlOf(database.connection) };
  const ports = await Promise.all(Array.from({ length: size }, freePort));
  const run = (place: number) =>
    runProduct({
      LOG_LEVEL: "silent",
      SESSION_SECRET: secret,
      DATA_DIR: home.path,
      ...reached,
      ...plan.settings?.(place),
      PORT: String(ports[place]),
    });
  const products = [await run(0)];
  closing.push(() => Promise.all(products.map((product) => product.stop("SIGKILL"))));
  await onServer(
    database.connection,
    `update lab set seats_per_slot = ${SEATS_PER_SLOT}, published_version = published_version + 1`,
  );
  for (let place = 1; place < size; place++) products.push(await run(place));
  const nginx = await startNginx({ https: await freePort(), processes: products.map(({ url }) => url) });
  closing.push(nginx.close);
  const direct = products[0]?.url ?? "";
  return { ...atWork(products, run), url: nginx.url, direct, connection: database.connection, database, size };
}

function atWork(products: Product[], run: (place: number) => Promise<Product>): Pick<Fleet, "replace" | "desk"> {
  let cookie = "";
  const url = () => products[0]?.url ?? "";
  return {
    async replace(place) {
      await products[place]?.stop("SIGKILL");
      products[place] = await run(place);
    },
    async desk(path, options) {
      cookie ||= await deskCookieAt(url());
      return fetch(`${url()}${path}`, { ...options, headers: { ...options?.headers, cookie } });
    },
  };
}

async function openDatabase(folder: string, closing: (() => unknown)[]) {
  let own: OwnPostgres = await startOwnPostgres(folder);
  closing.push(() => own.close());
  return {
    connection: own.poolConfig,
    folder: own.folder,
    stop: () => own.close(),
    start: async () => {
      own = await startOwnPostgres(folder);
    },
  };
}
