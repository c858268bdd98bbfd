import fc from "fast-check";
import type { AccessRule, AccessFixture as Visit } from "#test/access-rules.ts";
import type { Operation, Parameter } from "#test/fuzz/description.ts";
import { arbitraryFromSchema } from "#test/fuzz/value-from-schema.ts";
import type { FuzzFixture } from "#test/fuzz/world.ts";
import { invalidParameters, invalidSegment, type Parameters } from "./addresses.ts";
import { replaceWithOpenDay } from "./open-day.ts";
import type { Variants } from "./valid-and-invalid.ts";

/** The operation's path with its parameters filled: with existing values, or with impossible ones. */
export function pathVariants(
  { path, parameters }: Operation,
  rules: AccessRule[],
  world: FuzzFixture,
): Variants<string> {
  const braces = parameters.filter((parameter) => parameter.in === "path");
  if (braces.length === 0) return { valid: fc.constant(path), invalid: fc.constant(path) };
  const filled = (segments: Record<string, string>) =>
    path.replace(/\{(\w+)\}/g, (_brace, name: string) => segments[name] ?? "");
  const described = fc.record<Record<string, string>>(
    Object.fromEntries(braces.map((brace) => [brace.name, arbitraryValue(brace, rules, world).map(toSegment)])),
  );
  const visited = fc
    .tuple(described, fc.constantFrom(...world.visits))
    .map(([segments, visit]) => ({ ...segments, ...listSegments(visit, path) }));
  const odd = fc
    .tuple(visited, fc.constantFrom(...braces), invalidSegment)
    .map(([segments, { name }, segment]) => ({ ...segments, [name]: segment }));
  return {
    valid: fc.oneof({ weight: 1, arbitrary: described }, { weight: 2, arbitrary: visited }).map(filled),
    invalid: odd.map(filled),
  };
}

/** All of one booking, because a report belongs to its booking. */
function listSegments({ bookingId, patientId, reportId, phone }: Visit, path: string): Record<string, string> {
  const id = path.includes("/patients/") ? patientId : bookingId;
  return { id: toSegment(id), reportId: toSegment(reportId), phone: toSegment(phone) };
}

function toSegment(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed()) || "x";
}

function arbitraryValue({ name, schema }: Parameter, rules: AccessRule[], world: FuzzFixture): fc.Arbitrary<unknown> {
  const known = rules.flatMap(({ pathParams }) =>
    pathParams && name in pathParams ? [replaceWithOpenDay(String(pathParams[name]), world)] : [],
  );
  const described = arbitraryFromSchema(schema, name, world);
  return known.length > 0 ? fc.oneof(fc.constantFrom<unknown>(...known), described) : described;
}

/** The operation's parameters as described, or not. */
export function queryVariants(
  { parameters }: Operation,
  rules: AccessRule[],
  world: FuzzFixture,
): Variants<Parameters> {
  const described = parameters.filter((parameter) => parameter.in === "query");
  const values = fc.record(
    Object.fromEntries(described.map(({ name, schema }) => [name, arbitraryFromSchema(schema, name, world)])),
    { requiredKeys: described.filter(({ required }) => required).map(({ name }) => name), noNullPrototype: true },
  );
  const fit = fc.oneof(
    values.map((chosen): Parameters => Object.entries(chosen).map(([name, value]) => [name, String(value)])),
    ...rules.flatMap(({ query }) =>
      query
        ? world.visits.slice(0, 3).map((visit) => fc.constant(listParameters(replaceWithOpenDay(query(visit), world))))
        : [],
    ),
  );
  return {
    valid: fit,
    invalid: invalidParameters(
      fit,
      described.map(({ name }) => name),
    ),
  };
}

function listParameters(query: string): Parameters {
  return [...new URLSearchParams(query)];
}

/** The operation's own method, and others that browsers and programs send. */
export function methodVariants({ method }: Operation): Variants<string> {
  return {
    valid: fc.constant(method),
    invalid: fc.constantFrom("HEAD", "GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "LINK"),
  };
}
