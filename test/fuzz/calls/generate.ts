import fc from "fast-check";
import type { Call, RawCall } from "#test/fuzz/call.ts";
import type { World } from "#test/fuzz/world.ts";
import { callsOf } from "./api-calls.ts";
import { otherAddresses } from "./other-addresses.ts";
import { formsTo, visitsTo } from "./page-calls.ts";
import { pagePaths } from "./page-paths.ts";
import { rawRequests } from "./raw-requests.ts";

/** So many calls, each row its share and by turns; the same ones again for the same seed and the same lab. */
export function generate(world: World, { calls, seed }: { calls: number; seed: number }): (Call | RawCall)[] {
  const rows: fc.Arbitrary<Call | RawCall>[] = [
    ...world.operations.map((operation) => callsOf(operation, world)),
    ...pagePaths.flatMap((page) => [visitsTo(page, world), formsTo(page, world)]),
    otherAddresses,
    rawRequests,
  ];
  const share = Math.ceil(calls / rows.length);
  const made = rows.map((row, n) => fc.sample(row, { seed: seed + n, numRuns: share }));
  return Array.from({ length: share }, (_, turn) => made.flatMap((row) => row[turn] ?? []))
    .flat()
    .slice(0, calls);
}
