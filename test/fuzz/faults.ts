import { type FuzzCall, type FuzzResponse, type RawCall, readJson } from "./call.ts";
import type { Operation } from "./description.ts";
import { injectedHeader, script } from "./hostile-values.ts";

/** Statuses of a page, a file or a route between them. */
const PAGE_STATUSES = [200, 202, 301, 302, 303, 304, 400, 403, 404, 405, 413, 415, 416, 422, 429];

/** Statuses of the API for a method that a path does not have. */
const UNDESCRIBED_STATUSES = [400, 401, 403, 404, 405, 413, 415];

/** Bytes of an address and its headers; Node rejects more with 431. */
const MAX_HEAD_BYTES = 16 * 1024;

const PROBLEM_TYPE = "application/problem+json";

/** Returns the faults of a response, one sentence each; empty if there are none. */
export function findFaults(call: FuzzCall | RawCall, answer: FuzzResponse): string[] {
  if (answer.status >= 500) return [`answered ${answer.status}`];
  if ("raw" in call || (answer.status === 431 && getHeadSize(call) > MAX_HEAD_BYTES)) return [];
  return [...findGeneralFaults(call, answer), ...findExpectationFaults(call, answer)];
}

function findExpectationFaults(call: FuzzCall, answer: FuzzResponse): string[] {
  switch (call.held.to) {
    case "description":
      return findOperationFaults(call, answer, call.held.operation);
    case "pages":
      return findPageFaults(answer);
    case "nothing described":
      return UNDESCRIBED_STATUSES.includes(answer.status)
        ? findProblemFaults(call, answer)
        : [`answered ${answer.status} to a method that is not described`];
  }
}

/** Checks every response. */
function findGeneralFaults(call: FuzzCall, { status, headers, body }: FuzzResponse): string[] {
  const faults: string[] = [];
  const isEmpty = call.method === "HEAD" || status === 304 || status === 204;
  if (isEmpty && body.length > 0) faults.push(`a body where there is none to ${call.method} ${status}`);
  if (!headers["x-request-id"]) faults.push("no x-request-id");
  if (headers["x-content-type-options"] !== "nosniff") faults.push("no nosniff");
  if (injectedHeader in headers) faults.push("a header that was typed");
  if (status === 429 && !headers["retry-after"]) faults.push("429 without Retry-After");
  if (/\n\s+at .*(?:node:|file:|\/src\/)/.test(body.toString())) faults.push("a stack trace");
  return faults;
}

function findPageFaults(answer: FuzzResponse): string[] {
  const { status } = answer;
  return PAGE_STATUSES.includes(status) ? findHtmlFaults(answer) : [`answered ${status}, which no page answers`];
}

function findHtmlFaults({ headers, body }: FuzzResponse): string[] {
  const isHtml = headers["content-type"]?.startsWith("text/html") ?? false;
  if (!isHtml) return [];
  const faults: string[] = [];
  if (!headers["content-security-policy"]) faults.push("a page without a Content-Security-Policy");
  if (body.toString().includes(script)) faults.push("a script that was typed");
  return faults;
}

function findOperationFaults(call: FuzzCall, answer: FuzzResponse, { answers, body: taken }: Operation): string[] {
  const { status, headers, body } = answer;
  if (status === 304 && call.headers.some(([name]) => name === "if-none-match")) return [];
  const judges = answers.get(status);
  if (!judges) return [`${status} is not described`];
  const faults: string[] = [];
  if (status < 300 && taken?.type === "application/json") {
    const refused = taken.judge(parseJson(call.body ?? Buffer.alloc(0)));
    if (refused) faults.push(`took a body that is described otherwise: ${generalizeSentence(refused)}`);
  }
  if (judges.size === 0) return body.length > 0 ? [...faults, `${status} with a body that is not described`] : faults;
  const type = getMediaType(headers);
  if (judges.has(PROBLEM_TYPE) && isProblemPage(call, answer)) return findHtmlFaults(answer);
  const judge = judges.get(type);
  if (!judge) return [...faults, `${status} as "${type}" is not described`];
  if (call.method === "HEAD" || !type.endsWith("json")) return faults;
  const wrong = judge(parseJson(body));
  if (wrong) faults.push(`${status} is not as described: ${generalizeSentence(wrong)}`);
  return type === PROBLEM_TYPE ? [...faults, ...findProblemFaults(call, answer)] : faults;
}

/** An error response has its own status, and a sentence. */
function findProblemFaults(call: FuzzCall, answer: FuzzResponse): string[] {
  const { status, headers, body } = answer;
  if (isProblemPage(call, answer)) return findHtmlFaults(answer);
  if (getMediaType(headers) !== PROBLEM_TYPE) return [`${status} is no ${PROBLEM_TYPE}`];
  if (call.method === "HEAD") return [];
  const problem = parseJson(body) as { status?: unknown; detail?: unknown } | undefined;
  if (problem?.status !== status) return ["a problem that tells another status"];
  return typeof problem.detail === "string" && /^[\p{Lu}\p{Lo}].*\S/u.test(problem.detail)
    ? []
    : ["a problem without a sentence"];
}

/** A browser that follows a link to an error gets it as a page. */
function isProblemPage({ headers }: FuzzCall, answer: FuzzResponse): boolean {
  const isFollowed = headers.some(([name, value]) => name === "sec-fetch-mode" && value === "navigate");
  return isFollowed && getMediaType(answer.headers) === "text/html";
}

function getHeadSize({ path, headers }: FuzzCall): number {
  return headers.reduce((sum, [name, value]) => sum + name.length + value.length, path.length);
}

function getMediaType(headers: FuzzResponse["headers"]): string {
  return (headers["content-type"] ?? "").split(";")[0]?.trim() ?? "";
}

/** undefined for invalid JSON, which no schema describes. */
function parseJson(body: Buffer): unknown {
  try {
    return readJson(body);
  } catch {
    return undefined;
  }
}

/** Returns the same sentence for each row of a list, so that the report counts it once: `/0/price` → `/…/price`. */
function generalizeSentence(sentence: string): string {
  return sentence.replace(/\/\d+(?=\/|\s)/g, "/…");
}
