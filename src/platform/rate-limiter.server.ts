import type pg from "pg";
import { listNetworks } from "./http/ip-network.ts";

export type RateLimiter<Name extends string, OfAll extends Name> = {
  /**
   * Counts one attempt of the client: an address, or the phone or account that the limit counts. With `target` each
   * target is counted separately. Returns null while within the limit, else the seconds until the next attempt is
   * allowed.
   */
  consume(limit: Name, client: string, target?: string): Promise<{ retryAfterSeconds: number } | null>;
  /** Returns which of these global limits are reached, and since when; counts nothing. */
  listExceeded<Name extends OfAll>(limits: readonly Name[]): Promise<{ limit: Name; since: Date }[]>;
  /** Counts nothing. Returns null while the global limit has some left, else the seconds until it has. */
  peek(limit: OfAll): Promise<{ retryAfterSeconds: number } | null>;
};

export type RateLimit = {
  /** Attempts in `duration` seconds; for a network's limit, of one line. */
  points: number;
  duration: number;
  /** What is counted; by default an address with all its networks. */
  of?: "phone" | "account" | "all";
  /** How many times a network's allowance the next larger network has. */
  growth?: number;
};

/**
 * A customer's block is one customer, but a carrier's is many: a /24 or /48 has the allowance of 4 lines, a /32 of 16.
 */
const DEFAULT_GROWTH = 4;

/**
 * Creates the rate limits of a table, counted in the database, so that all processes share the counts. What counts nothing
 * is read from `readPool`, so that staff do not wait for visitors' changes (decision 017).
 */
export function createRateLimiter<Name extends string, OfAll extends Name>(
  pool: pg.Pool,
  limits: Readonly<Record<Name, RateLimit>>,
  readPool = pool,
): RateLimiter<Name, OfAll> {
  return {
    async peek(limit) {
      const now = Date.now();
      const query = "select points, expire from attempts where key = $1 and expire > $2";
      const { rows } = await readPool.query<AttemptRow>(query, [`${limit}:all`, now]);
      return rows[0] && rows[0].points >= limits[limit].points ? toRetryAfter(rows[0], now) : null;
    },
    async consume(limit, client, target) {
      const { points, duration, of, growth = DEFAULT_GROWTH }: RateLimit = limits[limit];
      const names = of ? [client] : listNetworks(client);
      const keys = names.map((name) => (target === undefined ? `${limit}:${name}` : `${limit}:${name} ${target}`));
      const allowed = names.map((_, size) => Math.floor(points * growth ** size));
      const now = Date.now();
      const { rows } = await pool.query<Pick<AttemptRow, "expire">>({
        // A prepared statement, because planning costs more than running it; one per number of networks.
        name: `count-${keys.length}`,
        text: formatCountStatement(keys.length),
        values: [now, now + duration * 1000, keys, allowed],
      });
      return rows[0] ? toRetryAfter(rows[0], now) : null;
    },
    async listExceeded(names) {
      const { rows } = await readPool.query<{ key: string; reached: string }>(
        "select key, reached from attempts where key = any($1) and expire > $2 and reached is not null",
        [names.map((limit) => `${limit}:all`), Date.now()],
      );
      const since = new Map(rows.map(({ key, reached }) => [key, new Date(Number(reached))]));
      return names.flatMap((limit) => {
        const moment = since.get(`${limit}:all`);
        return moment ? [{ limit, since: moment }] : [];
      });
    },
  };
}

/** `expire` is in milliseconds, as a bigint, which arrives as text. */
type AttemptRow = { points: number; expire: string };

/**
 * Returns a statement that counts an attempt under several keys, under each only if the one before is not exhausted: a
 * client rejected by their own limit does not use up their neighbours'. It returns the expiry of the exhausted key, if
 * any, and stores when the last allowed attempt was made. Parameters: now, the expiry of a new period, the keys, and
 * their limits.
 */
function formatCountStatement(keys: number): string {
  const counts = Array.from({ length: keys }, (_, n) => {
    const isReached = n === 0 ? "" : `from count${n - 1} where not is_beyond`;
    return `count${n} as (
      insert into attempts (key, points, expire, reached)
      select ($3::text[])[${n + 1}], 1, $2::bigint, case when ($4::int[])[${n + 1}] <= 1 then $1::bigint end ${isReached}
      on conflict (key) do update set
        points = case when attempts.expire <= $1::bigint then 1 else attempts.points + 1 end,
        expire = case when attempts.expire <= $1::bigint then excluded.expire else attempts.expire end,
        reached = case when attempts.expire <= $1::bigint then excluded.reached
          when attempts.points + 1 >= ($4::int[])[${n + 1}] then coalesce(attempts.reached, $1::bigint) end
      returning expire, points > ($4::int[])[${n + 1}] as is_beyond)`;
  });
  const rows = counts.map((_, n) => `select expire from count${n} where is_beyond`);
  return `with ${counts.join(", ")} ${rows.join(" union all ")}`;
}

function toRetryAfter({ expire }: Pick<AttemptRow, "expire">, now: number): { retryAfterSeconds: number } {
  return { retryAfterSeconds: Math.ceil((Number(expire) - now) / 1000) };
}
