import type { Hook } from "@hono/zod-openapi";
import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { Refusal, type RefusalCode } from "#core/refusal.ts";
import { loggedPath } from "#platform/http/request-log.server.ts";
import type { ApiEnvironment } from "./environment.ts";

/** RFC 9457; `detail` is a sentence that a patient can read, `errors` names fields. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
  })
  .catchall(z.unknown())
  .openapi("Problem");

/** What each "no" of the core is in HTTP; the one place where they meet. */
const answers = {
  "sign-in-needed": { status: 401, title: "Sign-in needed" },
  "not-allowed": { status: 403, title: "Not allowed" },
  "not-found": { status: 404, title: "Not found" },
  "wrong-password": { status: 401, title: "Wrong password" },
  "too-many-attempts": { status: 429, title: "Too many attempts" },
  "too-large": { status: 413, title: "Too large" },
  "rule-broken": { status: 422, title: "Not accepted" },
  "price-changed": { status: 409, title: "The price has changed" },
  "day-closed": { status: 422, title: "Closed" },
  "slot-past": { status: 422, title: "Too late" },
  "slot-full": { status: 409, title: "The slot is full" },
  "changed-meanwhile": { status: 409, title: "Changed meanwhile" },
} as const satisfies Record<RefusalCode, { status: number; title: string }>;

const codeTitles = {
  malformed: { status: 400, title: "Malformed request" },
  "cross-site": { status: 403, title: "Not allowed" },
  "unknown-address": { status: 404, title: "Not found" },
  failure: { status: 500, title: "Failure" },
} as const;

type ProblemCode = RefusalCode | keyof typeof codeTitles;

/** The answer for a code: problem+json with its sentence, fields and facts. */
export function problem(
  code: ProblemCode,
  detail: string,
  { errors, facts, retryAfterSeconds }: Pick<Refusal, "errors" | "facts" | "retryAfterSeconds"> = {
    errors: undefined,
    facts: undefined,
    retryAfterSeconds: undefined,
  },
): Response {
  const { status, title } = { ...answers, ...codeTitles }[code];
  const headers: Record<string, string> = { "content-type": "application/problem+json", "cache-control": "no-store" };
  if (retryAfterSeconds !== undefined) headers["retry-after"] = String(retryAfterSeconds);
  const body = { type: "about:blank", title, status, detail, code, ...(errors && { errors }), ...facts };
  return new Response(JSON.stringify(body), { status, headers });
}

/** The answer to anything thrown: a Refusal says no, everything else is a failure and is logged here, once. */
export function answerError(error: Error, c: Context<ApiEnvironment>): Response {
  if (error instanceof Refusal) return problem(error.code, error.message, error);
  if (isMalformedBody(error) || isUnstorable(error))
    return problem("malformed", "The request could not be read. Please try again.");
  c.var.parts.log.error({ err: error, requestId: c.env.requestId, path: loggedPath(c.req.path) }, "request failed");
  return problem("failure", "Something went wrong on our side. Please try again.");
}

/**
 * The answer to input that its schema refuses: 400 where a value has the wrong type or is nothing that the page could
 * send, 422 where a well-formed value breaks a rule.
 */
export const answerInvalid: Hook<unknown, ApiEnvironment, string, Response | undefined> = (result, c) => {
  if (result.success) return undefined;
  const sent = "data" in result ? result.data : undefined;
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join(".")] ??= message;
  const first = result.error.issues[0]?.message ?? "";
  const malformed = result.error.issues.some((issue) => {
    const given = valueAt(sent, issue.path);
    if (issue.code !== "invalid_type" || given === undefined || given === null) return false;
    // A fraction is a number all the same; that it must be whole is a rule, told in its own words.
    return !(issue.expected === "int" && typeof given === "number");
  });
  if (malformed) return problem("malformed", "The request could not be read. Please try again.", { ...none, errors });
  // The desk chooses from closed lists: an unknown status is no choice of a person (departures, D3).
  const isUnknownValue = result.error.issues.some(({ code }) => code === "invalid_value");
  if (isUnknownValue && c.req.method === "PATCH") return problem("malformed", first, { ...none, errors });
  return problem("rule-broken", first, { ...none, errors });
};

const none = { errors: undefined, facts: undefined, retryAfterSeconds: undefined };

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
}

function isMalformedBody(error: Error): boolean {
  return "status" in error && error.status === 400;
}

const NO_SUCH_CHARACTER = "22021";

/** A text with a NUL, which no page can send and PostgreSQL holds in no text. */
function isUnstorable({ cause }: Error): boolean {
  return cause instanceof Error && "code" in cause && cause.code === NO_SUCH_CHARACTER;
}
