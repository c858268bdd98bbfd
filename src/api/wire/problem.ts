import type { Hook } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ApiTexts } from "#api/texts/en.ts";
import { sentenceOf, words } from "#api/texts/words.ts";
import { Refusal, type RefusalCode } from "#core/refusal.ts";
import { isUnavailable } from "#db/unavailable.server.ts";
import { loggedPath } from "#platform/http/request-log.server.ts";
import type { ApiEnvironment } from "./environment.ts";

/** What each "no" of the core is in HTTP; the one place where they meet. */
const statuses = {
  "sign-in-needed": 401,
  /** A session that opens nothing but the setting up of the second step that its role asks for. */
  "second-step-needed": 403,
  /** A session without use for as long as the lab has set: the password alone opens it again. */
  "session-locked": 401,
  "not-allowed": 403,
  "not-found": 404,
  "wrong-password": 401,
  "wrong-code": 401,
  "too-many-attempts": 429,
  /** The facts hold the permit that lets a code be sent to the phone. */
  "proof-needed": 429,
  "too-large": 413,
  "rule-broken": 422,
  "price-changed": 409,
  /** The facts name what is held, by what, and the total without it. */
  "test-held": 409,
  /** The facts tell the earlier booking's code; the same request with `again: true` books once more. */
  "booked-already": 409,
  "day-closed": 422,
  "slot-past": 422,
  "slot-full": 409,
  /** Of a thing that the desk edits, the facts tell its version, and each changed field with its value now; of an erasure the plan as it is now. */
  "changed-meanwhile": 409,
  /** The facts hold the questions: each names the field that answers it with true when the request is sent again. */
  "ask-first": 409,
  "report-released": 409,
  "file-missing": 503,
  // What the door itself says no to, before a verb is asked.
  malformed: 400,
  "cross-site": 403,
  "unknown-address": 404,
  "unsupported-media-type": 415,
  failure: 500,
  unavailable: 503,
} as const satisfies Record<RefusalCode | DoorCode, number>;

/** A database that crashed is back within seconds, and whoever waits does not wait for long. */
const COME_AGAIN_SECONDS = 5;

type DoorCode = keyof ApiTexts["doors"];

type Extras = { errors?: Record<string, string> } & Partial<Pick<Refusal, "facts" | "retryAfterSeconds">>;

/** The answer for a code: problem+json with its sentence, fields and facts. */
export function problem(code: DoorCode, detail?: string, extras?: Extras): Response;
export function problem(code: RefusalCode, detail: string, extras?: Extras): Response;
export function problem(code: RefusalCode | DoorCode, said?: string, extras: Extras = {}): Response {
  const status = statuses[code];
  const { errors, facts, retryAfterSeconds } = extras;
  const headers: Record<string, string> = { "content-type": "application/problem+json", "cache-control": "no-store" };
  if (retryAfterSeconds !== undefined) headers["retry-after"] = String(retryAfterSeconds);
  const detail = said ?? words.doors[code as DoorCode];
  const body = {
    type: "about:blank",
    title: words.titles[code],
    status,
    detail,
    code,
    ...(errors && { errors }),
    ...facts,
  };
  return new Response(JSON.stringify(body), { status, headers });
}

/**
 * The answer to anything thrown: a Refusal says no; everything else is a failure and is logged here, once: 503 where it
 * passes by itself, 500 where it does not.
 */
export function answerError(error: Error, c: Context<ApiEnvironment>): Response {
  if (error instanceof Refusal) {
    c.var.parts.refused?.(error.code);
    if (error.cause) c.var.parts.log.error({ err: error.cause, requestId: c.env.requestId }, "request refused");
    return problem(error.code, sentenceOf(error.said), extrasOf(error));
  }
  if (error instanceof HTTPException) return problem(unreadable[error.status] ?? "malformed");
  const told = { err: error, requestId: c.env.requestId, path: loggedPath(c.req.path) };
  const { log, published } = c.var.parts;
  // A visitor who hung up is no failure of ours.
  if (c.req.raw.signal.aborted) log.info(told, "request cut");
  else log.error(told, "request failed");
  return isUnavailable(error) ? unavailable(published().lab.phones[0]) : problem("failure");
}

/** The sentence stands at its field too, and each question that is asked first has its own. */
function extrasOf({ said, at, facts, retryAfterSeconds }: Refusal): Extras {
  const asked = typeof said === "object" && said.reason === "ask-first" ? said.questions : undefined;
  const questions = asked?.map((question) => ({ field: question.field, sentence: sentenceOf(question.said) }));
  return {
    ...(at !== undefined && { errors: { [at]: sentenceOf(said) } }),
    facts: { ...facts, ...(questions && { questions }) },
    retryAfterSeconds,
  };
}

/** What the library's readers of bodies throw; all else of theirs is malformed too. */
const unreadable: Partial<Record<number, DoorCode>> = { 415: "unsupported-media-type" };

/** Nothing is wrong with the request: the same one may succeed in a moment. Whoever cannot wait calls the helpline. */
function unavailable(helpline = ""): Response {
  return problem("unavailable", words.unavailable(helpline), {
    facts: { helpline },
    retryAfterSeconds: COME_AGAIN_SECONDS,
  });
}

/**
 * The answer to input that its schema refuses: 400 where a value has the wrong type or is nothing that the page could
 * send, 422 where a well-formed value breaks a rule. No schema takes a text that cannot be stored.
 */
export const answerInvalid: Hook<unknown, ApiEnvironment, string, Response | undefined> = (result, c) => {
  const sent = "data" in result ? result.data : undefined;
  if (holdsUnstorable(sent)) return problem("malformed");
  if (result.success) return undefined;
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join(".")] ??= message;
  const first = result.error.issues[0]?.message ?? "";
  const malformed = result.error.issues.some((issue) => {
    const given = valueAt(sent, issue.path);
    if (issue.code !== "invalid_type" || given === undefined || given === null) return false;
    // A fraction is a number all the same; that it must be whole is a rule, told in its own words.
    return !(issue.expected === "int" && typeof given === "number");
  });
  if (malformed) return problem("malformed", undefined, { errors });
  const [unknown] = result.error.issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []));
  if (unknown !== undefined) return problem("malformed", words.unknownFilter(unknown));
  // The desk chooses from closed lists: an unknown status is no choice of a person (decision D3).
  const isUnknownValue = result.error.issues.some(({ code }) => code === "invalid_value");
  if (isUnknownValue && c.req.method === "PATCH") return problem("malformed", first, { errors });
  return problem("rule-broken", first, { errors });
};

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
}

/** Whether a text in it holds a NUL or half a character, which no page can send and PostgreSQL keeps in no text. */
function holdsUnstorable(sent: unknown): boolean {
  const left = [sent];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) return true;
    // One by one: a long list has more parts than a call takes arguments.
    if (typeof value === "object" && value !== null)
      for (const [key, part] of Object.entries(value)) left.push(key, part);
  }
  return false;
}

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** A problem as a page, for whoever followed a link to it with a browser; every other answer as it is. */
export async function inWords(answer: Response): Promise<Response> {
  if (answer.headers.get("content-type") !== "application/problem+json") return answer;
  const { title, detail }: { title: string; detail: string } = await answer.json();
  const page = `<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:30rem;padding:0 1rem}</style></head>
<body><h1>${escaped(title)}</h1><p>${escaped(detail)}</p><p><a href="/contact">${words.contactUs}</a></p></body></html>`;
  const headers = new Headers(answer.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", pagePolicy);
  return new Response(page, { status: answer.status, headers });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
