import fc from "fast-check";
import type { FuzzCall, RawCall } from "#test/fuzz/call.ts";
import type { FuzzFixture } from "#test/fuzz/world.ts";
import { arbitraryApiCalls } from "./api-calls.ts";
import { otherAddresses } from "./other-addresses.ts";
import { arbitraryFormPosts, arbitraryPageVisits } from "./page-calls.ts";
import { pagePaths } from "./page-paths.ts";
import { rawRequests } from "./raw-requests.ts";

/** Generates so many calls, each row its share and in turn; the same ones again for the same seed and the same lab. */
export function generateCalls(
  world: FuzzFixture,
  { calls, seed }: { calls: number; seed: number },
): (FuzzCall | RawCall)[] {
  const rows: fc.Arbitrary<FuzzCall | RawCall>[] = [
    ...world.operations.map((operation) => arbitraryApiCalls(operation, world)),
    ...pagePaths.flatMap((page) => [arbitraryPageVisits(page, world), arbitraryFormPosts(page, world)]),
    otherAddresses,
    rawRequests,
  ];
  const share = Math.ceil(calls / rows.length);
  const made = rows.map((row, n) => fc.sample(row, { seed: seed + n, numRuns: share }));
  return Array.from({ length: share }, (_, turn) => made.flatMap((row) => row[turn] ?? []))
    .flat()
    .slice(0, calls);
}
