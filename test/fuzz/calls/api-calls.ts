import fc from "fast-check";
import { accessTable } from "#test/access/access-table.ts";
import type { Asker, Call, Held } from "#test/fuzz/call.ts";
import type { Operation } from "#test/fuzz/description/description.ts";
import type { World } from "#test/fuzz/world.ts";
import { queryText } from "./addresses.ts";
import { addressPart, methodPart, queryPart } from "./api-addresses.ts";
import { bodyPart } from "./api-bodies.ts";
import { bodyCoding, contentType } from "./bodies.ts";
import { place, someHeaders } from "./headers.ts";
import { inMoods } from "./moods.ts";

/** Mostly who may: what nobody may do is answered before it is read. */
const asker = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Asker>("desk") },
  { weight: 3, arbitrary: fc.constant<Asker>("patient") },
  { weight: 3, arbitrary: fc.constant<Asker>("nobody") },
  { weight: 1, arbitrary: fc.constantFrom<Asker>("both", "forged") },
);

/** Calls of one operation of the description, by each asker, as it is described and otherwise. */
export function callsOf(operation: Operation, world: World): fc.Arbitrary<Call> {
  const rules = [accessTable[operation.name] ?? []].flat();
  const parts = inMoods({
    path: addressPart(operation, rules, world),
    query: queryPart(operation, rules, world),
    method: methodPart(operation),
    headers: someHeaders,
    bytes: bodyPart(operation, rules, world),
    type: contentType(operation.body?.type ?? "application/json"),
    coding: bodyCoding,
  });
  return fc.tuple(parts, asker, place).map(([{ path, query, method, headers, bytes, type, coding }, who, where]) => {
    const sent = bytes && coding(bytes);
    const typed = bytes && type !== null ? [["content-type", type] as const] : [];
    return {
      row: operation.name,
      held: heldTo(method, operation, world),
      asker: who,
      method,
      path: `${path}${queryText(query)}`,
      headers: [where, ...typed, ...headers, ...(sent?.headers ?? [])],
      body: sent?.bytes ?? null,
    };
  });
}

/** The operation that this method means at the same address; HEAD is answered as GET is. */
function heldTo(method: string, { path }: Operation, { operations }: World): Held {
  const meant = method === "HEAD" ? "GET" : method;
  const operation = operations.find((one) => one.path === path && one.method === meant);
  return operation ? { to: "description", operation } : { to: "nothing described" };
}
