import type { Answer } from "./http-server.server.ts";

type LargerBody = { method: string; path: RegExp; maxBytes: number };

/** How much a request may send. */
export type BodyLimits = {
  maxBytes: number;
  /** Routes that take more: each asks who is there first, and then reads with `readAtMost`. */
  larger: readonly LargerBody[];
};

const WITHOUT_BODY = new Set(["GET", "HEAD", "TRACE"]);

/** Hands on requests whose body is within the limit; of the others no more is read than shows that they are too large. */
export function limitBodies(limits: BodyLimits, answer: Answer, refuse: Answer): Answer {
  return async (request, facts) => {
    const limited = await withinLimit(request, limits);
    return limited ? answer(limited, facts) : refuse(request, facts);
  };
}

/** The body of a request, read whole; null, and no more is read, as soon as it is larger than `maxBytes`. */
export async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
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

/** The request to go on with; null where its body is too large. */
async function withinLimit(request: Request, { maxBytes, larger }: BodyLimits): Promise<Request | null> {
  const { method, headers } = request;
  if (WITHOUT_BODY.has(method) || larger.some((row) => isFor(row, request))) return request;
  const declared = headers.get("content-length");
  // Node reads no more of a body than its declared length.
  if (declared !== null && !headers.has("transfer-encoding")) return Number(declared) > maxBytes ? null : request;
  const body = await readAtMost(request, maxBytes);
  return body && new Request(request, { body });
}

function isFor({ method, path }: LargerBody, request: Request): boolean {
  return method === request.method && path.test(new URL(request.url).pathname);
}
