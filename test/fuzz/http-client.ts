import { once } from "node:events";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { FuzzResponse } from "#test/fuzz/call.ts";

/** Sends one request and reads its response completely, decompressed; throws without a response. */
export async function sendRequest(options: RequestOptions, body: Buffer | null = null): Promise<FuzzResponse> {
  const begun = performance.now();
  const outgoing = request(options);
  // A response may come before the whole body is sent; what becomes of the body then does not matter.
  outgoing.on("error", () => {});
  outgoing.end(body ?? undefined);
  try {
    const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const milliseconds = performance.now() - begun;
    const { statusCode: status = 0 } = answer;
    return {
      status,
      headers: joinHeaders(answer),
      body: await decompress(answer, Buffer.concat(chunks)),
      milliseconds,
    };
  } catch (failure) {
    // The server may close a kept-alive connection at the very moment it is used again.
    const isLate = outgoing.reusedSocket && (failure as NodeJS.ErrnoException).code === "ECONNRESET";
    if (isLate) return sendRequest(options, body);
    throw failure;
  }
}

/** Fetches on a connection of its own; throws unless the status is 2xx. */
export async function fetchUrl(
  url: string,
  { headers = {}, method = "GET", json }: { headers?: Record<string, string>; method?: string; json?: unknown } = {},
): Promise<FuzzResponse> {
  const { hostname, port, pathname, search } = new URL(url);
  const body = json === undefined ? null : Buffer.from(JSON.stringify(json));
  const own = body ? { "content-type": "application/json", "content-length": String(body.length) } : {};
  const path = `${pathname}${search}`;
  const answer = await sendRequest(
    { hostname, port, path, method, agent: false, headers: { ...own, ...headers } },
    body,
  );
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new Error(`${method} ${path} answered ${answer.status}.`);
}

function joinHeaders({ headers }: IncomingMessage): FuzzResponse["headers"] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]));
}

const unpack = { gzip: promisify(gunzip), br: promisify(brotliDecompress) };

async function decompress({ headers }: IncomingMessage, bytes: Buffer): Promise<Buffer> {
  const coding = headers["content-encoding"];
  return bytes.length > 0 && (coding === "gzip" || coding === "br") ? unpack[coding](bytes) : bytes;
}
