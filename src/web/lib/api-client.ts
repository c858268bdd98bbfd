import type { Contract, Problem } from "#api/contract.ts";
import { pageLanguage } from "#web/i18n/page-language.ts";
import { trackRequest } from "./pending-requests.ts";
import type { ApiFetch } from "./request-context.ts";
import { readServerTime } from "./server-clock.ts";

/** A non-OK response. Its message is status, colon, space, then the body text or the status text. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** Seconds to wait before the next try, from the server; null where it gives none. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: string, statusText: string, retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.problem = parseProblem(body);
    this.retryAfterSeconds = retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** Sent with each call while set: the staff area marks calls that come without user activity. */
export const defaultHeaders: Record<string, string> = {};

const fetchWithCookies: ApiFetch = async (path, init) => {
  const answer = await trackRequest(fetch(path, { credentials: "include", ...init }));
  readServerTime(answer);
  return answer;
};

/** Number of session exchanges on this page, and the one in progress. */
let [exchanged, exchange]: [number, Promise<unknown>] = [0, Promise.resolve()];

/**
 * Default for every call; sends cookies. A call that left with a cookie whose session was exchanged meanwhile is
 * rejected, though the browser has a new session; it is sent once more, because a rejected call has changed nothing.
 */
export const browserFetch: ApiFetch = async (path, init) => {
  const before = exchanged;
  const answer = await fetchWithCookies(path, init);
  if (answer.status !== 401) return answer;
  await exchange;
  return exchanged === before ? answer : fetchWithCookies(path, init);
};

/** For the call that ends this browser's session on the server and starts a new one. */
export const exchangeSession: ApiFetch = (path, init) => {
  const answer = fetchWithCookies(path, init);
  exchange = answer.finally(() => exchanged++).catch(() => undefined);
  return answer;
};

/** A call of the API, e.g. "GET /api/tests/{id}". */
export type ApiCall = keyof Contract;

/**
 * What a call takes in its path, query and body, and what it returns, as declared by the API's routes (decision 031).
 */
export type CallInput<Call extends ApiCall> = Contract[Call]["sent"];
export type CallParams<Call extends ApiCall> = Contract[Call]["address"];
export type CallOutput<Call extends ApiCall> = Contract[Call]["answer"];

/** The query parameters of a call, as a page makes them of its filters. */
export type ApiQuery<Call extends ApiCall> = NonNullable<CallParams<Call>["query"]>;

type AnyCallInput = { path?: object | undefined; query?: object | undefined; body?: unknown };

/** Makes the argument optional where all its members are. */
export type CallArgs<T extends AnyCallInput> = Partial<T> extends T ? [input?: T] : [input: T];

/** Returns the URL of a call, for a link or a query key; parameters without a value are left out. */
export function apiUrl<Call extends ApiCall>(call: Call, ...[input]: CallArgs<CallParams<Call>>): string {
  return buildUrl(call, input);
}

/** Returns the response body of a call; undefined for 204. Throws `ApiError` on every failure. */
export async function callApi<Call extends ApiCall>(
  api: ApiFetch,
  call: Call,
  ...[input]: CallArgs<CallInput<Call>>
): Promise<CallOutput<Call>> {
  return readJson(await send(api, call, input));
}

/** Returns the response itself, for its status and its cookies, whatever the status. */
export function callForResponse<Call extends ApiCall>(
  api: ApiFetch,
  call: Call,
  ...[input]: CallArgs<CallInput<Call>>
): Promise<Response> {
  return send(api, call, input);
}

/** Returns the file of a call's response. Throws `ApiError` on every failure. */
export async function callForFile<Call extends ApiCall>(
  api: ApiFetch,
  call: Call,
  ...[input]: CallArgs<CallInput<Call>>
): Promise<Blob> {
  return (await requireOk(await send(api, call, input))).blob();
}

/** One page of a list; `next` is the URL of the page after it, from the `Link` header (decision D22). */
export type ListPage<T> = { rows: T[]; next: string | null };

/** Returns a page of a list. Throws `ApiError` on every failure. */
export async function callPage<Call extends ListCall>(
  api: ApiFetch,
  call: Call,
  ...[input]: CallArgs<CallInput<Call>>
): Promise<ListPage<CallOutput<Call>[number]>> {
  const answer = await send(api, call, input);
  const next = /<([^>]*)>;\s*rel="next"/.exec(answer.headers.get("link") ?? "")?.[1] ?? null;
  return { rows: await readJson(answer), next };
}

/** The cursor of a list: newest or oldest first. */
type CursorQuery = { before?: number | undefined } | { after?: number | undefined };

/** A call that returns a list page by page. */
export type ListCall = {
  [Call in ApiCall]: Contract[Call] extends { answer: unknown[]; address: { query?: CursorQuery } } ? Call : never;
}[ApiCall];

/** Returns the result, or null where the visitor is not signed in (401). */
export function nullOn401<T>(promise: Promise<T>): Promise<T | null> {
  return promise.catch((failure) => {
    if (failure instanceof ApiError && failure.status === 401) return null;
    throw failure;
  });
}

function send(api: ApiFetch, call: string, { body, ...input }: AnyCallInput = {}): Promise<Response> {
  const method = call.slice(0, call.indexOf(" "));
  const headers: Record<string, string> = {
    Accept: "application/json",
    // The language of the page goes before that of the browser.
    "Accept-Language": pageLanguage,
    ...defaultHeaders,
  };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return api(buildUrl(call, input), { method, headers, body: body === undefined ? null : JSON.stringify(body) });
}

function buildUrl(call: string, { path = {}, query = {} }: AnyCallInput = {}): string {
  const braces = new Map(Object.entries(path));
  const address = call.slice(call.indexOf("/")).replace(/{(\w+)}/g, (_, name) => encodeURIComponent(braces.get(name)));
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  return `${address}?${search}`.replace(/\?$/, "");
}

/** The only place where JSON is cast to the contract's type. */
async function readJson(response: Response) {
  const text = await (await requireOk(response)).text();
  return text === "" ? undefined : JSON.parse(text);
}

async function requireOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { status, statusText, headers } = response;
  throw new ApiError(status, await response.text(), statusText, headers.get("retry-after"));
}

function parseProblem(body: string): Problem | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? (parsed as Problem) : null;
  } catch {
    return null;
  }
}
