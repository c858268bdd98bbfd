import fc from "fast-check";
import { accessTable } from "#test/access-table.ts";
import type { Client, Expectation, FuzzCall } from "#test/fuzz/call.ts";
import type { Operation } from "#test/fuzz/description.ts";
import type { FuzzFixture } from "#test/fuzz/world.ts";
import { formatQuery } from "./addresses.ts";
import { methodVariants, pathVariants, queryVariants } from "./api-addresses.ts";
import { bodyVariants } from "./api-bodies.ts";
import { bodyEncodingVariants, contentTypeVariants } from "./bodies.ts";
import { headerVariants, visitorAddress } from "./headers.ts";
import { combineVariants } from "./valid-and-invalid.ts";

/** Mostly an allowed client: a forbidden call is rejected before it is read. */
const asker = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Client>("admin") },
  { weight: 3, arbitrary: fc.constant<Client>("patient") },
  { weight: 3, arbitrary: fc.constant<Client>("visitor") },
  { weight: 1, arbitrary: fc.constantFrom<Client>("both", "forged") },
);

/** Calls of one operation of the description, by each client, valid and invalid. */
export function arbitraryApiCalls(operation: Operation, world: FuzzFixture): fc.Arbitrary<FuzzCall> {
  const rules = [accessTable[operation.name] ?? []].flat();
  const parts = combineVariants({
    path: pathVariants(operation, rules, world),
    query: queryVariants(operation, rules, world),
    method: methodVariants(operation),
    headers: headerVariants,
    bytes: bodyVariants(operation, rules, world),
    type: contentTypeVariants(operation.body?.type ?? "application/json"),
    coding: bodyEncodingVariants,
  });
  return fc
    .tuple(parts, asker, visitorAddress)
    .map(([{ path, query, method, headers, bytes, type, coding }, who, where]) => {
      const sent = bytes && coding(bytes);
      const typed = bytes && type !== null ? [["content-type", type] as const] : [];
      return {
        row: operation.name,
        held: getExpectation(method, operation, world),
        asker: who,
        method,
        path: `${path}${formatQuery(query)}`,
        headers: [where, ...typed, ...headers, ...(sent?.headers ?? [])],
        body: sent?.bytes ?? null,
      };
    });
}

/** Returns the operation of this method at the same path; HEAD is handled as GET is. */
function getExpectation(method: string, { path }: Operation, { operations }: FuzzFixture): Expectation {
  const meant = method === "HEAD" ? "GET" : method;
  const operation = operations.find((entry) => entry.path === path && entry.method === meant);
  return operation ? { to: "description", operation } : { to: "nothing described" };
}
