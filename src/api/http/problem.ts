import type { Hook } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ApiTexts } from "#api/i18n/en/texts.ts";
import { formatErrorText, formatIssueText, getApiTexts } from "#api/i18n/texts.ts";
import { DomainError, type ErrorCode } from "#core/errors.ts";
import { type Language, languages } from "#core/i18n/languages.ts";
import { isDatabaseUnavailable } from "#db/database-unavailable.server.ts";
import { redactPath } from "#platform/http/request-log.server.ts";
import type { ApiEnvironment } from "./environment.ts";

/** HTTP status of each error code. */
const statuses = {
  "sign-in-needed": 401,
  /** The session allows nothing but setting up the second step that its role requires. */
  "second-step-needed": 403,
  /** The session was idle for as long as the lab allows; the password unlocks it. */
  "session-locked": 401,
  "not-allowed": 403,
  "not-found": 404,
  "wrong-password": 401,
  "wrong-code": 401,
  "too-many-attempts": 429,
  "proof-needed": 429,
  "too-large": 413,
  "rule-broken": 422,
  "price-changed": 409,
  "test-held": 409,
  "booked-already": 409,
  "day-closed": 422,
  "slot-past": 422,
  "slot-full": 409,
  /** The patient cannot change the visit here; the lab's staff can. */
  "call-needed": 409,
  "changed-meanwhile": 409,
  "ask-first": 409,
  "report-released": 409,
  "invitation-used": 409,
  "file-missing": 503,
  // Rejected by the HTTP layer before a command runs.
  malformed: 400,
  "cross-site": 403,
  "unknown-address": 404,
  "unsupported-media-type": 415,
  failure: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode | ProtocolErrorCode, number>;

/** A crashed database is back within seconds, so clients retry soon. */
const UNAVAILABLE_RETRY_SECONDS = 5;

type ProtocolErrorCode = keyof ApiTexts["protocolErrors"];

type ProblemExtras = {
  errors?: Record<string, string>;
  details?: object | undefined;
  retryAfterSeconds?: number | undefined;
};

/** Returns the response for an error code in a language: problem+json with its sentence, fields and details. */
export function createProblem(
  language: Language,
  code: ProtocolErrorCode,
  detail?: string,
  extras?: ProblemExtras,
): Response;
export function createProblem(language: Language, code: ErrorCode, detail: string, extras?: ProblemExtras): Response;
export function createProblem(
  language: Language,
  code: ErrorCode | ProtocolErrorCode,
  sentence?: string,
  extras: ProblemExtras = {},
): Response {
  const texts = getApiTexts(language);
  const status = statuses[code];
  const { errors, details, retryAfterSeconds } = extras;
  const headers: Record<string, string> = { "content-type": "application/problem+json", "cache-control": "no-store" };
  if (retryAfterSeconds !== undefined) headers["retry-after"] = String(retryAfterSeconds);
  const detail = sentence ?? texts.protocolErrors[code as ProtocolErrorCode];
  const body = {
    type: "about:blank",
    title: texts.titles[code],
    status,
    detail,
    code,
    ...(errors && { errors }),
    ...details,
  };
  return new Response(JSON.stringify(body), { status, headers });
}

/**
 * Returns the response to anything thrown: a DomainError becomes its status; everything else is a failure and is logged
 * here, once: 503 if it is temporary, otherwise 500.
 */
export function respondToError(error: Error, c: Context<ApiEnvironment>): Response {
  const { language } = c.var;
  if (error instanceof DomainError) {
    c.var.parts.countError?.(error.code);
    if (error.cause) c.var.parts.log.error({ err: error.cause, requestId: c.env.requestId }, "request refused");
    return createProblem(
      language,
      error.code,
      formatErrorText(error.reason, language),
      toProblemExtras(error, language),
    );
  }
  if (error instanceof HTTPException) return createProblem(language, unreadableBodyCodes[error.status] ?? "malformed");
  const fields = { err: error, requestId: c.env.requestId, path: redactPath(c.req.path) };
  const { log, published } = c.var.parts;
  // A visitor who closed the connection is not a failure.
  if (c.req.raw.signal.aborted) log.info(fields, "request cut");
  else log.error(fields, "request failed");
  return isDatabaseUnavailable(error)
    ? createUnavailable(language, published().lab.phones[0])
    : createProblem(language, "failure");
}

/** Repeats the sentence at its field; each required confirmation has its own sentence. */
function toProblemExtras(
  { reason, field, details, retryAfterSeconds }: DomainError,
  language: Language,
): ProblemExtras {
  const confirmations = typeof reason === "object" && reason.key === "ask-first" ? reason.confirmations : undefined;
  const questions = confirmations?.map((question) => ({
    field: question.field,
    sentence: formatErrorText(question.reason, language),
  }));
  return {
    ...(field !== undefined && { errors: { [field]: formatErrorText(reason, language) } }),
    details: { ...details, ...(questions && { questions }) },
    retryAfterSeconds,
  };
}

/** Statuses thrown by the library's body parsers; any other one means malformed. */
const unreadableBodyCodes: Partial<Record<number, ProtocolErrorCode>> = { 415: "unsupported-media-type" };

/** The request is fine and may succeed in a moment. Includes the helpline for visitors who cannot wait. */
function createUnavailable(language: Language, helpline = ""): Response {
  return createProblem(language, "unavailable", getApiTexts(language).unavailable(helpline), {
    details: { helpline },
    retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS,
  });
}

/**
 * Returns the response to input that its schema rejects: 400 if a value has the wrong type or could not come from a
 * page, 422 if a well-formed value breaks a rule. Text that cannot be stored is rejected for every schema.
 */
export const respondToInvalidInput: Hook<unknown, ApiEnvironment, string, Response | undefined> = (result, c) => {
  const { language } = c.var;
  const sent = "data" in result ? result.data : undefined;
  if (hasUnstorableText(sent)) return createProblem(language, "malformed");
  if (result.success) return undefined;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join(".")] ??= formatIssueText(issue, language);
  const [firstIssue] = result.error.issues;
  const first = firstIssue ? formatIssueText(firstIssue, language) : "";
  const malformed = result.error.issues.some((issue) => {
    const given = valueAt(sent, issue.path);
    if (issue.code !== "invalid_type" || given === undefined || given === null) return false;
    // A fraction is still a number; that it must be an integer is a rule with its own message.
    return !(issue.expected === "int" && typeof given === "number");
  });
  if (malformed) return createProblem(language, "malformed", undefined, { errors });
  const [unknown] = result.error.issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []));
  if (unknown !== undefined) return createProblem(language, "malformed", getApiTexts(language).unknownFilter(unknown));
  // Staff choose from closed lists, so an unknown status does not come from a page (decision D3).
  const isUnknownValue = result.error.issues.some(({ code }) => code === "invalid_value");
  if (isUnknownValue && c.req.method === "PATCH") return createProblem(language, "malformed", first, { errors });
  return createProblem(language, "rule-broken", first, { errors });
};

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
}

/** Whether any text contains a NUL or a lone surrogate: pages cannot send them and PostgreSQL cannot store them. */
function hasUnstorableText(sent: unknown): boolean {
  const left = [sent];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) return true;
    // Push one by one: a long list has more elements than a call takes arguments.
    if (typeof value === "object" && value !== null)
      for (const [key, item] of Object.entries(value)) left.push(key, item);
  }
  return false;
}

const problemPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Returns a problem as an HTML page, for a browser that followed a link; any other response unchanged. */
export async function renderProblemPage(response: Response, language: Language): Promise<Response> {
  if (response.headers.get("content-type") !== "application/problem+json") return response;
  const { title, detail }: { title: string; detail: string } = await response.json();
  const texts = getApiTexts(language);
  const page = `<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:30rem;padding:0 1rem}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(detail)}</p><p><a href="${languages[language].basePath}/contact">${texts.contactUs}</a></p></body></html>`;
  const headers = new Headers(response.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", problemPagePolicy);
  return new Response(page, { status: response.status, headers });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
