import { type Answer, type Call, type RawCall, readJson } from "./call.ts";
import type { Operation } from "./description/description.ts";
import { injectedHeader, script } from "./values/hostile.ts";

/** What a page, a file or a door between them may answer. */
const OF_PAGES = [200, 202, 301, 302, 303, 304, 400, 403, 404, 405, 413, 415, 416, 422, 429];

/** What the API may say to a method that an address does not have. */
const OF_NOTHING_DESCRIBED = [400, 401, 403, 404, 405, 413, 415];

/** Bytes of an address and its headers; Node answers more with 431. */
const LONGEST_HEAD = 16 * 1024;

const PROBLEM = "application/problem+json";

/** What an answer has that it should not have, one sentence each; none where all is well. */
export function faultsOf(call: Call | RawCall, answer: Answer): string[] {
  if (answer.status >= 500) return [`answered ${answer.status}`];
  if ("raw" in call || (answer.status === 431 && headOf(call) > LONGEST_HEAD)) return [];
  return [...faultsOfAny(call, answer), ...faultsHeldTo(call, answer)];
}

function faultsHeldTo(call: Call, answer: Answer): string[] {
  switch (call.held.to) {
    case "description":
      return faultsOfOperation(call, answer, call.held.operation);
    case "pages":
      return faultsOfPage(answer);
    case "nothing described":
      return OF_NOTHING_DESCRIBED.includes(answer.status)
        ? faultsOfProblem(call, answer)
        : [`answered ${answer.status} to a method that is not described`];
  }
}

/** What holds for each answer, whoever gives it. */
function faultsOfAny(call: Call, { status, headers, body }: Answer): string[] {
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

function faultsOfPage(answer: Answer): string[] {
  const { status } = answer;
  return OF_PAGES.includes(status) ? faultsOfHtml(answer) : [`answered ${status}, which no page answers`];
}

function faultsOfHtml({ headers, body }: Answer): string[] {
  const isHtml = headers["content-type"]?.startsWith("text/html") ?? false;
  if (!isHtml) return [];
  const faults: string[] = [];
  if (!headers["content-security-policy"]) faults.push("a page without a Content-Security-Policy");
  if (body.toString().includes(script)) faults.push("a script that was typed");
  return faults;
}

function faultsOfOperation(call: Call, answer: Answer, { answers, body: taken }: Operation): string[] {
  const { status, headers, body } = answer;
  if (status === 304 && call.headers.some(([name]) => name === "if-none-match")) return [];
  const judges = answers.get(status);
  if (!judges) return [`${status} is not described`];
  const faults: string[] = [];
  if (status < 300 && taken?.type === "application/json") {
    const refused = taken.judge(jsonOf(call.body ?? Buffer.alloc(0)));
    if (refused) faults.push(`took a body that is described otherwise: ${general(refused)}`);
  }
  if (judges.size === 0) return body.length > 0 ? [...faults, `${status} with a body that is not described`] : faults;
  const type = mediaType(headers);
  if (judges.has(PROBLEM) && isShown(call, answer)) return faultsOfHtml(answer);
  const judge = judges.get(type);
  if (!judge) return [...faults, `${status} as "${type}" is not described`];
  if (call.method === "HEAD" || !type.endsWith("json")) return faults;
  const wrong = judge(jsonOf(body));
  if (wrong) faults.push(`${status} is not as described: ${general(wrong)}`);
  return type === PROBLEM ? [...faults, ...faultsOfProblem(call, answer)] : faults;
}

/** A refusal tells its own status, and a sentence. */
function faultsOfProblem(call: Call, answer: Answer): string[] {
  const { status, headers, body } = answer;
  if (isShown(call, answer)) return faultsOfHtml(answer);
  if (mediaType(headers) !== PROBLEM) return [`${status} is no ${PROBLEM}`];
  if (call.method === "HEAD") return [];
  const said = jsonOf(body) as { status?: unknown; detail?: unknown } | undefined;
  if (said?.status !== status) return ["a problem that tells another status"];
  return typeof said.detail === "string" && /^[A-Z].*\S/.test(said.detail) ? [] : ["a problem without a sentence"];
}

/** A browser that follows a link to a refusal is shown it as a page. */
function isShown({ headers }: Call, answer: Answer): boolean {
  const isFollowed = headers.some(([name, value]) => name === "sec-fetch-mode" && value === "navigate");
  return isFollowed && mediaType(answer.headers) === "text/html";
}

function headOf({ path, headers }: Call): number {
  return headers.reduce((sum, [name, value]) => sum + name.length + value.length, path.length);
}

function mediaType(headers: Answer["headers"]): string {
  return (headers["content-type"] ?? "").split(";")[0]?.trim() ?? "";
}

/** undefined where it is no JSON, which no schema describes. */
function jsonOf(body: Buffer): unknown {
  try {
    return readJson(body);
  } catch {
    return undefined;
  }
}

/** The same sentence for each row of a list, so that the report counts it once: `/0/price` → `/…/price`. */
function general(sentence: string): string {
  return sentence.replace(/\/\d+(?=\/|\s)/g, "/…");
}
