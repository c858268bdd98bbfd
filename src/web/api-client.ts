import type { Contract } from "#api/contract.ts";
import type { ApiFetch } from "./context.ts";
import { hearServerTime } from "./server-clock.ts";
import { waitedFor } from "./ui/data/under-way.ts";

/** RFC 9457, as the API answers it; further members are the facts that let the page go on (fresh prices, free slots). */
export type Problem = {
  title?: string;
  detail?: string;
  code?: string;
  /** Sentences by field path, e.g. `patient.name`. */
  errors?: Record<string, string>;
  [fact: string]: unknown;
};

/** A non-OK answer. Row 7.34: status, colon, space, then the body text or the status text. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** How long the server asks to wait before the next try; null where it says nothing of it. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: string, statusText: string, retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.problem = parseProblem(body);
    this.retryAfterSeconds = retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** Go with each call while they stand here: the desk tells that nobody is there who asks. */
export const standingHeaders: Record<string, string> = {};

const withCookies: ApiFetch = async (path, init) => {
  const answer = await waitedFor(fetch(path, { credentials: "include", ...init }));
  hearServerTime(answer);
  return answer;
};

/** Sessions that were exchanged on this page, and the exchange that is under way. */
let [exchanged, exchange]: [number, Promise<unknown>] = [0, Promise.resolve()];

/**
 * The default of every call: cookies go along (row 7.1). One that left with a cookie whose session was exchanged meanwhile is
 * refused, though the browser has a new session; it is sent once more, because a refused call has changed nothing.
 */
export const browserFetch: ApiFetch = async (path, init) => {
  const before = exchanged;
  const answer = await withCookies(path, init);
  if (answer.status !== 401) return answer;
  await exchange;
  return exchanged === before ? answer : withCookies(path, init);
};

/** For the call that ends this browser's session on the server and brings a new one. */
export const exchangeSession: ApiFetch = (path, init) => {
  const answer = withCookies(path, init);
  exchange = answer.finally(() => exchanged++).catch(() => undefined);
  return answer;
};

/** A call of the API, e.g. "GET /api/tests/{id}". */
export type ApiCall = keyof Contract;

/** What a call takes in its address and body, and what it answers, as the API's own routes say it (decision 031). */
export type Sent<Call extends ApiCall> = Contract[Call]["sent"];
export type Addressed<Call extends ApiCall> = Contract[Call]["address"];
export type Answer<Call extends ApiCall> = Contract[Call]["answer"];

/** The parameters of a call, as a page makes them of its filters. */
export type ApiQuery<Call extends ApiCall> = NonNullable<Addressed<Call>["query"]>;

type AnySent = { path?: object | undefined; query?: object | undefined; body?: unknown };

/** An argument that is left out where it has nothing to say. */
export type Told<T extends AnySent> = Partial<T> extends T ? [told?: T] : [told: T];

/** The address of a call, for a link or the key of a query; parameters without a value are left out. */
export function apiAddress<Call extends ApiCall>(call: Call, ...[told]: Told<Addressed<Call>>): string {
  return addressOf(call, told);
}

/** The answer to a call; undefined where there is nothing in it (204). Every failure throws an ApiError. */
export async function callApi<Call extends ApiCall>(
  api: ApiFetch,
  call: Call,
  ...[told]: Told<Sent<Call>>
): Promise<Answer<Call>> {
  return readJson(await send(api, call, told));
}

/** The response itself, for its status and its cookies, whatever they are. */
export function callForResponse<Call extends ApiCall>(
  api: ApiFetch,
  call: Call,
  ...[told]: Told<Sent<Call>>
): Promise<Response> {
  return send(api, call, told);
}

/** The file that a call answers. Every failure throws an ApiError. */
export async function callForFile<Call extends ApiCall>(
  api: ApiFetch,
  call: Call,
  ...[told]: Told<Sent<Call>>
): Promise<Blob> {
  return (await requireOk(await send(api, call, told))).blob();
}

/** One page of a list; `next` is the address of the page after it, which the `Link` header gives (decision D22). */
export type ListPage<T> = { rows: T[]; next: string | null };

export async function callPage<Call extends ListCall>(
  api: ApiFetch,
  call: Call,
  ...[told]: Told<Sent<Call>>
): Promise<ListPage<Answer<Call>[number]>> {
  const answer = await send(api, call, told);
  const next = /<([^>]*)>;\s*rel="next"/.exec(answer.headers.get("link") ?? "")?.[1] ?? null;
  return { rows: await readJson(answer), next };
}

/** A call that answers a list page by page. */
export type ListCall = {
  [Call in ApiCall]: Contract[Call] extends { answer: unknown[]; address: { query?: { before?: number | undefined } } }
    ? Call
    : never;
}[ApiCall];

/** What was asked, or null where nobody is signed in (401). */
export function emptyOn401<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((failure) => {
    if (failure instanceof ApiError && failure.status === 401) return null;
    throw failure;
  });
}

function send(api: ApiFetch, call: string, { body, ...told }: AnySent = {}): Promise<Response> {
  const method = call.slice(0, call.indexOf(" "));
  const headers: Record<string, string> = { Accept: "application/json", ...standingHeaders };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return api(addressOf(call, told), { method, headers, body: body === undefined ? null : JSON.stringify(body) });
}

function addressOf(call: string, { path = {}, query = {} }: AnySent = {}): string {
  const braces = new Map(Object.entries(path));
  const address = call.slice(call.indexOf("/")).replace(/{(\w+)}/g, (_, name) => encodeURIComponent(braces.get(name)));
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  return `${address}?${asked}`.replace(/\?$/, "");
}

/** Here, and nowhere else, the wire's JSON becomes what the contract says that it is. */
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
