import type { RequestHandler } from "./http-server.server.ts";

type LargerBodyRoute = { method: string; path: RegExp; maxBytes: number };

/** Maximum request body, in bytes. */
export type BodyLimits = {
  maxBytes: number;
  /** Routes with a larger limit: each authenticates first, then reads with `readBodyUpTo`. */
  exceptions: readonly LargerBodyRoute[];
};

const BODYLESS_METHODS = new Set(["GET", "HEAD", "TRACE"]);

/** Passes on requests whose body is within the limit; of larger ones it reads only as much as needed to tell. */
export function withBodyLimit(limits: BodyLimits, handle: RequestHandler, reject: RequestHandler): RequestHandler {
  return async (request, info) => {
    const limited = await limitRequestBody(request, limits);
    return limited ? handle(limited, info) : reject(request, info);
  };
}

/** Reads a request's body completely. Returns null, and stops reading, as soon as it is larger than `maxBytes`. */
export async function readBodyUpTo(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest of the stream.
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** Returns the request to pass on; null if its body is too large. */
async function limitRequestBody(request: Request, { maxBytes, exceptions }: BodyLimits): Promise<Request | null> {
  const { method, headers } = request;
  if (BODYLESS_METHODS.has(method) || exceptions.some((route) => matchesRoute(route, request))) return request;
  const declared = headers.get("content-length");
  // Node reads no more of a body than its declared length.
  if (declared !== null && !headers.has("transfer-encoding")) return Number(declared) > maxBytes ? null : request;
  const body = await readBodyUpTo(request, maxBytes);
  return body && new Request(request, { body });
}

function matchesRoute({ method, path }: LargerBodyRoute, request: Request): boolean {
  return method === request.method && path.test(new URL(request.url).pathname);
}
