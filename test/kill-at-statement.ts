/**
 * Loaded before everything else by a product that is to die (`node --import`): kills its own process after a statement
 * of the first transaction that begins by reading a closing. The product's source knows nothing of it.
 */
import pg from "pg";

/** The number of the statement in its transaction, after whose answer the process dies; `begin` is not counted. */
export const killSetting = "TEST_KILL_AFTER_STATEMENT";

const fatal = Number(process.env[killSetting] ?? 0);

/** How many statements of an acceptance each connection has sent. */
const sent = new WeakMap<pg.Client, number>();

/** Returns the statement's number in an acceptance; 0 outside of one. */
function countStatement(client: pg.Client, text: string): number {
  if (/^begin/i.test(text)) {
    sent.set(client, 0);
    return 0;
  }
  const earlier = sent.get(client);
  const isOther = earlier === 0 && !/from "closings" where "closings"\."id"/.test(text);
  if (earlier === undefined || isOther) {
    sent.delete(client);
    return 0;
  }
  if (/^commit/i.test(text)) sent.delete(client);
  else sent.set(client, earlier + 1);
  return earlier + 1;
}

if (fatal > 0) {
  const run = pg.Client.prototype.query as (this: pg.Client, ...call: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...call: [string | { text: string }, ...unknown[]]) {
    const [statement] = call;
    const number = countStatement(this, typeof statement === "string" ? statement : statement.text);
    const answer = run.apply(this, call);
    if (number === fatal) void Promise.resolve(answer).then(() => process.kill(process.pid, "SIGKILL"));
    return answer;
  } as typeof pg.Client.prototype.query;
}
