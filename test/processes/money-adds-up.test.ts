import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { expect, inject, onTestFinished, test } from "vitest";
import { arbitraryCommands, createCommandRunner, type SendAs } from "#test/booking-commands.ts";
import { buildBooking } from "#test/builders.ts";
import { createTestDatabase, queryServer, toDatabaseUrl } from "#test/database.ts";
import { arbitraryPayments, createPaymentRunner, falseSums } from "#test/payment-commands.ts";
import { type Product, runProduct, visitorHeader } from "#test/product-process.ts";
import { createSenderHeaders } from "#test/sender-headers.ts";
import { signInAsAdmin, signInAsPatient } from "./admin-client.ts";
import { createLinkToken, fetchCbcPrice, linkSettings, listOpenDays } from "./booking-requests.ts";

const AT_ONCE = 12;
const CUT_CONNECTIONS = 200;
const KILLS = 3;

type Server = Awaited<ReturnType<typeof createTestDatabase>>["connection"];

test("over two server processes, concurrent payments and changes of bookings add up, and no receipt number is missing or doubled", async () => {
  const { server, run } = await startLab();
  await run({ rounds: 40, seed: 33 });
  expect(await findFalseSums(server)).toEqual({});
  expect(await countReceipts(server)).toBeGreaterThan(100);
});

test("after connections to the database were cut, and a process was killed, in the middle of payments, all still adds up", async () => {
  const { server, run, products, restart } = await startLab();
  await run({ rounds: 4, seed: 34 });
  let cut = 0;
  let isOver = false;
  const cutConnections = async () => {
    while (!isOver && cut < CUT_CONNECTIONS) {
      const [row] = await queryServer(server, CUT_ONE);
      cut += Number((row as { cut: number }).cut);
      await delay(5);
    }
  };
  const cutting = cutConnections();
  for (let round = 0; cut < CUT_CONNECTIONS && round < 200; round++)
    await run({ rounds: 1, seed: 100 + round, mayFail: true });
  isOver = true;
  await cutting;
  expect(cut).toBe(CUT_CONNECTIONS);
  for (let kills = 0; kills < KILLS; kills++) {
    const running = run({ rounds: 3, seed: 500 + kills, mayFail: true });
    await products[0]?.stop("SIGKILL");
    await running;
    await restart();
  }
  await run({ rounds: 4, seed: 35 });
  expect(await findFalseSums(server)).toEqual({});
});

/** Ends one connection of the products that is in a transaction. */
const CUT_ONE = `select count(pg_terminate_backend(pid))::int as cut from (
  select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_xid is not null limit 1) as busy`;

/** Starts two products on one database. */
async function startLab() {
  const own = await createTestDatabase(inject("server"));
  onTestFinished(own.drop);
  const server = own.connection;
  const start = () => runProduct({ LOG_LEVEL: "silent", DATABASE_URL: toDatabaseUrl(server), ...linkSettings });
  const products: Product[] = await Promise.all([start(), start()]);
  onTestFinished(async () => {
    await Promise.all(products.map((product) => product.stop("SIGTERM")));
  });
  const [{ url } = { url: "" }] = products;
  const cookie = await signInAsAdmin(url);
  const totalAmount = await fetchCbcPrice(url);
  const [first = "", second = ""] = await listOpenDays(url);
  const getHeaders = createSenderHeaders({
    cookie,
    fromAddress: (address) => ({ [visitorHeader]: address }),
    // The product that is never killed.
    signIn: (phone, from) => signInAsPatient(products[1]?.url ?? "", phone, from),
  });
  let requests = 0;
  const send: SendAs = async (as, method, path, body) => {
    const to = products[++requests % 2]?.url ?? "";
    const answer = await getHeaders(as)
      .then((who) => {
        const headers = { "content-type": "application/json", ...who };
        return fetch(`${to}${path}`, { method, headers, body: JSON.stringify(body) ?? null });
      })
      .catch(() => null);
    return { status: answer?.status ?? 599, body: (await answer?.json().catch(() => null)) ?? null };
  };
  const { take: change, made } = createCommandRunner({
    send,
    wishOf: async ({ phone, ...booking }) => buildBooking({ patient: { phone }, booking: { ...booking, totalAmount } }),
    createToken: createLinkToken,
  });
  const pay = createPaymentRunner(send, made);
  const slots = [first, second].flatMap((day) => [[day, "07:00 AM"] as const, [day, "08:00 AM"] as const]);
  const act = fc.oneof(
    { weight: 1, arbitrary: arbitraryCommands(slots).map((command) => () => change(command)) },
    { weight: 2, arbitrary: arbitraryPayments().map((command) => () => pay(command)) },
  );
  return {
    server,
    products,
    /** Starts the first product again. */
    async restart() {
      products[0] = await start();
    },
    async run({ rounds, seed, mayFail = false }: { rounds: number; seed: number; mayFail?: boolean }) {
      const acts = fc.sample(act, { numRuns: rounds * AT_ONCE, seed });
      for (let at = 0; at < acts.length; at += AT_ONCE) {
        const answers = await Promise.all(acts.slice(at, at + AT_ONCE).map((perform) => perform()));
        if (!mayFail) expect(answers.filter((status) => (status ?? 0) >= 500)).toEqual([]);
      }
    },
  };
}

async function findFalseSums(server: Server): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(falseSums)) {
    const rows = await queryServer(server, statement);
    if (rows.length > 0) found[name] = rows;
  }
  return found;
}

async function countReceipts(server: Server): Promise<number> {
  const [row] = await queryServer(server, "select count(*)::int as receipts from receipts");
  return Number((row as { receipts: number }).receipts);
}
