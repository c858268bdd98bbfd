import fc from "fast-check";
import type { Rule, World as Visit } from "#test/access/rule.ts";
import type { Operation, Parameter } from "#test/fuzz/description/description.ts";
import { aValueOf } from "#test/fuzz/values/from-schema.ts";
import type { World } from "#test/fuzz/world.ts";
import { oddParameters, oddSegment, type Parameters } from "./addresses.ts";
import type { Part } from "./moods.ts";
import { atOpenDay } from "./open-day.ts";

/** The operation's address with its braces filled: with what is there, or with what cannot be. */
export function addressPart({ path, parameters }: Operation, rules: Rule[], world: World): Part<string> {
  const braces = parameters.filter((parameter) => parameter.in === "path");
  if (braces.length === 0) return { fit: fc.constant(path), odd: fc.constant(path) };
  const filled = (segments: Record<string, string>) =>
    path.replace(/\{(\w+)\}/g, (_brace, name: string) => segments[name] ?? "");
  const described = fc.record<Record<string, string>>(
    Object.fromEntries(braces.map((brace) => [brace.name, valueIn(brace, rules, world).map(segmentOf)])),
  );
  const visited = fc
    .tuple(described, fc.constantFrom(...world.visits))
    .map(([segments, visit]) => ({ ...segments, ...segmentsOf(visit, path) }));
  const odd = fc
    .tuple(visited, fc.constantFrom(...braces), oddSegment)
    .map(([segments, { name }, segment]) => ({ ...segments, [name]: segment }));
  return {
    fit: fc.oneof({ weight: 1, arbitrary: described }, { weight: 2, arbitrary: visited }).map(filled),
    odd: odd.map(filled),
  };
}

/** All of one visit, because a report belongs to its booking. */
function segmentsOf({ bookingId, patientId, reportId, phone }: Visit, path: string): Record<string, string> {
  const id = path.includes("/patients/") ? patientId : bookingId;
  return { id: segmentOf(id), reportId: segmentOf(reportId), phone: segmentOf(phone) };
}

function segmentOf(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed()) || "x";
}

function valueIn({ name, schema }: Parameter, rules: Rule[], world: World): fc.Arbitrary<unknown> {
  const known = rules.flatMap(({ at }) => (at && name in at ? [atOpenDay(String(at[name]), world)] : []));
  const described = aValueOf(schema, name, world);
  return known.length > 0 ? fc.oneof(fc.constantFrom<unknown>(...known), described) : described;
}

/** The operation's parameters as described, or not. */
export function queryPart({ parameters }: Operation, rules: Rule[], world: World): Part<Parameters> {
  const described = parameters.filter((parameter) => parameter.in === "query");
  const values = fc.record(
    Object.fromEntries(described.map(({ name, schema }) => [name, aValueOf(schema, name, world)])),
    { requiredKeys: described.filter(({ required }) => required).map(({ name }) => name), noNullPrototype: true },
  );
  const fit = fc.oneof(
    values.map((chosen): Parameters => Object.entries(chosen).map(([name, value]) => [name, String(value)])),
    ...rules.flatMap(({ query }) =>
      query ? world.visits.slice(0, 3).map((visit) => fc.constant(parametersOf(atOpenDay(query(visit), world)))) : [],
    ),
  );
  return {
    fit,
    odd: oddParameters(
      fit,
      described.map(({ name }) => name),
    ),
  };
}

function parametersOf(query: string): Parameters {
  return [...new URLSearchParams(query)];
}

/** The operation's own method, and what browsers and programs send as well. */
export function methodPart({ method }: Operation): Part<string> {
  return {
    fit: fc.constant(method),
    odd: fc.constantFrom("HEAD", "GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "LINK"),
  };
}
