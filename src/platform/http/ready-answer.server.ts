import { gunzipSync } from "node:zlib";
import { bestEncoding, compress, type Encoding, quickly } from "./compression.server.ts";
import { entityTag, namesTag } from "./entity-tag.server.ts";

type PlainHeaders = Record<string, string>;

/** A 200 answer with nothing left to do: bodies and headers as they go out. */
export type ReadyAnswer = {
  tag: string;
  bodies: Record<Encoding, { bytes: () => NonSharedBuffer; headers: PlainHeaders }>;
  notModified: PlainHeaders;
};

type Content = {
  tag: string;
  cacheControl: string;
  /** The others, with names in lower case; no length. */
  headers: PlainHeaders;
  /** Where an encoding is missing, the plain bytes are sent. */
  bytes: { identity: NonSharedBuffer } & Partial<Record<Encoding, NonSharedBuffer>>;
};

/** Puts a content's encodings and headers together, once for all who will ask. */
export function readyAnswer({ tag, cacheControl, headers, bytes }: Content): ReadyAnswer {
  const caching = { etag: tag, "cache-control": cacheControl, vary: "Accept-Encoding" };
  const body = (encoding: Encoding) => {
    const encoded = bytes[encoding];
    const sent = encoded ?? bytes.identity;
    const coding: PlainHeaders = encoded && encoding !== "identity" ? { "content-encoding": encoding } : {};
    return {
      // Plain pages would be most of what is kept, and hardly anybody asks for them.
      bytes: encoding === "identity" && bytes.gzip ? unpacked(bytes.gzip) : always(sent),
      // The node adapter searches for this name from the front at every answer.
      headers: { "content-length": String(sent.length), ...coding, ...headers, ...caching },
    };
  };
  return {
    tag,
    bodies: { br: body("br"), gzip: body("gzip"), identity: body("identity") },
    notModified: caching,
  };
}

// Functions of the module: one made inside `readyAnswer` would hold on to all its encodings.
function always(bytes: NonSharedBuffer): () => NonSharedBuffer {
  return () => bytes;
}

function unpacked(gzip: NonSharedBuffer): () => NonSharedBuffer {
  return () => gunzipSync(gzip);
}

/** A text that is the same for everybody, compressed once; browsers keep it and ask each time whether it still holds. */
export async function compressedAnswer(text: string, headers: PlainHeaders): Promise<ReadyAnswer> {
  const identity = Buffer.from(text);
  const [br, gzip] = await Promise.all([compress(identity, "br", quickly), compress(identity, "gzip", quickly)]);
  return readyAnswer({
    tag: entityTag(identity),
    cacheControl: "public, no-cache",
    headers,
    bytes: { br, gzip, identity },
  });
}

/** Answers GET and HEAD; the server leaves out the body of a HEAD. */
export function sendReady(answer: ReadyAnswer, request: Request): Response {
  const known = request.headers.get("if-none-match");
  if (known !== null && namesTag(known, answer.tag)) {
    return new Response(null, { status: 304, headers: answer.notModified });
  }
  const { bytes, headers } = answer.bodies[bestEncoding(request.headers.get("accept-encoding"))];
  return new Response(bytes(), { headers });
}
