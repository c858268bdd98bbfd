import { gunzipSync } from "node:zlib";
import { compress, type Encoding, fastEffort, negotiateEncoding } from "./compression.server.ts";
import { createEtag, matchesEtag } from "./etag.server.ts";

type PlainHeaders = Record<string, string>;

/** A finished 200 response: bodies and headers as they are sent. */
export type PrecompressedResponse = {
  etag: string;
  bodies: Record<Encoding, { bytes: () => NonSharedBuffer; headers: PlainHeaders }>;
  notModified: PlainHeaders;
};

type PrecompressInput = {
  etag: string;
  cacheControl: string;
  /** The other headers, with lower-case names and without a length. */
  headers: PlainHeaders;
  /** For a missing encoding the identity bytes are sent. */
  bytes: { identity: NonSharedBuffer } & Partial<Record<Encoding, NonSharedBuffer>>;
};

/** Combines a content's encodings and headers, once for all requests. */
export function createPrecompressedResponse({
  etag,
  cacheControl,
  headers,
  bytes,
}: PrecompressInput): PrecompressedResponse {
  const caching = { etag, "cache-control": cacheControl, vary: "Accept-Encoding" };
  const body = (encoding: Encoding) => {
    const encoded = bytes[encoding];
    const sent = encoded ?? bytes.identity;
    const coding: PlainHeaders = encoded && encoding !== "identity" ? { "content-encoding": encoding } : {};
    return {
      // Uncompressed pages would be most of the cache, and are hardly ever requested.
      bytes: encoding === "identity" && bytes.gzip ? gunzipOnDemand(bytes.gzip) : returnBytes(sent),
      // First, because the node adapter searches for this name from the front on every response.
      headers: { "content-length": String(sent.length), ...coding, ...headers, ...caching },
    };
  };
  return {
    etag,
    bodies: { br: body("br"), gzip: body("gzip"), identity: body("identity") },
    notModified: caching,
  };
}

// At module level: closures inside `createPrecompressedResponse` would keep all its encodings alive.
function returnBytes(bytes: NonSharedBuffer): () => NonSharedBuffer {
  return () => bytes;
}

function gunzipOnDemand(gzip: NonSharedBuffer): () => NonSharedBuffer {
  return () => gunzipSync(gzip);
}

/** Compresses a text that is the same for all visitors; browsers cache it and revalidate each time. */
export async function compressText(text: string, headers: PlainHeaders): Promise<PrecompressedResponse> {
  const identity = Buffer.from(text);
  const [br, gzip] = await Promise.all([compress(identity, "br", fastEffort), compress(identity, "gzip", fastEffort)]);
  return createPrecompressedResponse({
    etag: createEtag(identity),
    cacheControl: "public, no-cache",
    headers,
    bytes: { br, gzip, identity },
  });
}

/** Answers GET and HEAD; the server omits the body of a HEAD. */
export function sendPrecompressed(answer: PrecompressedResponse, request: Request): Response {
  const known = request.headers.get("if-none-match");
  if (known !== null && matchesEtag(known, answer.etag)) {
    return new Response(null, { status: 304, headers: answer.notModified });
  }
  const { bytes, headers } = answer.bodies[negotiateEncoding(request.headers.get("accept-encoding"))];
  return new Response(bytes(), { headers });
}
