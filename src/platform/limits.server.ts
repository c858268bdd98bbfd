import type pg from "pg";
import { networksOf } from "./http/network-of.ts";

export type Limits<Name extends string, OfAll extends Name> = {
  /**
   * Counts one attempt: of `who`, an address where the limit is a network's, together with `about` where that is told. Null
   * while all is within the limit, else the seconds until they may go on.
   */
  spend(what: Name, who: string, about?: string): Promise<{ retryAfterSeconds: number } | null>;
  /** Which of these limits of all together are reached, and since when; counts nothing. */
  reached<Asked extends OfAll>(limits: readonly Asked[]): Promise<{ limit: Asked; since: Date }[]>;
  /** Counts nothing: null while all together have some left, else the seconds until they may go on. */
  look(what: OfAll): Promise<{ retryAfterSeconds: number } | null>;
};

export type Limit = {
  /** Attempts in `duration` seconds: of one line, where the limit is a network's. */
  points: number;
  duration: number;
  /** Who is counted: an address with all networks that it lies in, unless it says otherwise. */
  of?: "phone" | "account" | "all";
  /** How many times the allowance of a network the next larger one has. */
  growth?: number;
};

/** One customer's block is one customer, and a carrier's is many people: 4 lines' worth a /24 or /48, 16 a /32. */
const GROWTH = 4;

/** The limits of a table, counted in the database, so that every process counts together. */
export function createLimits<Name extends string, OfAll extends Name>(
  pool: pg.Pool,
  limits: Readonly<Record<Name, Limit>>,
): Limits<Name, OfAll> {
  return {
    async look(what) {
      const now = Date.now();
      const counted = "select points, expire from attempts where key = $1 and expire > $2";
      const { rows } = await pool.query<Row>(counted, [`${what}:all`, now]);
      return rows[0] && rows[0].points >= limits[what].points ? waitOf(rows[0], now) : null;
    },
    async spend(what, who, about) {
      const { points, duration, of, growth = GROWTH }: Limit = limits[what];
      const names = of ? [who] : networksOf(who);
      const keys = names.map((name) => (about === undefined ? `${what}:${name}` : `${what}:${name} ${about}`));
      const allowed = names.map((_, size) => Math.floor(points * growth ** size));
      const now = Date.now();
      const { rows } = await pool.query<Pick<Row, "expire">>({
        // Planning it would cost more than it does; a connection keeps one plan for each number of networks.
        name: `count-${keys.length}`,
        text: countEach(keys.length),
        values: [now, now + duration * 1000, keys, allowed],
      });
      return rows[0] ? waitOf(rows[0], now) : null;
    },
    async reached(asked) {
      const { rows } = await pool.query<{ key: string; reached: string }>(
        "select key, reached from attempts where key = any($1) and expire > $2 and reached is not null",
        [asked.map((limit) => `${limit}:all`), Date.now()],
      );
      const since = new Map(rows.map(({ key, reached }) => [key, new Date(Number(reached))]));
      return asked.flatMap((limit) => {
        const moment = since.get(`${limit}:all`);
        return moment ? [{ limit, since: moment }] : [];
      });
    },
  };
}

/** `expire` is in milliseconds, as a bigint: a text. */
type Row = { points: number; expire: string };

/**
 * Counts an attempt under so many keys in one statement, under each only where the one before is not used up: who is refused
 * by their own line takes nothing from their neighbours. Gives the end of the one that is used up, if there is one, and notes
 * when the last allowed attempt was made. Parameters: now, the end of what begins now, the keys, and what is allowed of each.
 */
function countEach(keys: number): string {
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

function waitOf({ expire }: Pick<Row, "expire">, now: number): { retryAfterSeconds: number } {
  return { retryAfterSeconds: Math.ceil((Number(expire) - now) / 1000) };
}
