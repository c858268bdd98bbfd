import { once } from "node:events";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { Answer } from "#test/fuzz/call.ts";

/** Sends one request and reads its answer whole, unpacked; throws where none comes. */
export async function exchange(options: RequestOptions, body: Buffer | null = null): Promise<Answer> {
  const begun = performance.now();
  const asked = request(options);
  // An answer may come before the whole body is sent; what then becomes of the body is no failure.
  asked.on("error", () => {});
  asked.end(body ?? undefined);
  try {
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const milliseconds = performance.now() - begun;
    const { statusCode: status = 0 } = answer;
    return { status, headers: joined(answer), body: await unpacked(answer, Buffer.concat(chunks)), milliseconds };
  } catch (failure) {
    // The server may close a kept connection in the very moment in which it is used again.
    const isLate = asked.reusedSocket && (failure as NodeJS.ErrnoException).code === "ECONNRESET";
    if (isLate) return exchange(options, body);
    throw failure;
  }
}

/** Asks on a connection of its own; throws where no 2xx comes. */
export async function ask(
  url: string,
  { headers = {}, method = "GET", json }: { headers?: Record<string, string>; method?: string; json?: unknown } = {},
): Promise<Answer> {
  const { hostname, port, pathname, search } = new URL(url);
  const body = json === undefined ? null : Buffer.from(JSON.stringify(json));
  const own = body ? { "content-type": "application/json", "content-length": String(body.length) } : {};
  const path = `${pathname}${search}`;
  const answer = await exchange({ hostname, port, path, method, agent: false, headers: { ...own, ...headers } }, body);
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new Error(`${method} ${path} answered ${answer.status}.`);
}

function joined({ headers }: IncomingMessage): Answer["headers"] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]));
}

const unpack = { gzip: promisify(gunzip), br: promisify(brotliDecompress) };

async function unpacked({ headers }: IncomingMessage, bytes: Buffer): Promise<Buffer> {
  const coding = headers["content-encoding"];
  return bytes.length > 0 && (coding === "gzip" || coding === "br") ? unpack[coding](bytes) : bytes;
}
