import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type ObjectStore = { url: string; keys(): string[]; close(): Promise<void> };

/**
 * Starts a store on loopback with the parts of S3 that the product uses: signed PUT, GET and DELETE of objects of one
 * bucket, and lists of them, two keys a page. `mayList` is false where the product's key lacks that right.
 */
export async function startObjectStore(bucket: string, { mayList = true } = {}): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://store");
    const [, index, ...path] = pathname.split("/");
    const key = path.join("/");
    const respond = (status: number, code: string) =>
      outgoing.writeHead(status, xml).end(`<Error><Code>${code}</Code></Error>`);
    if (!incoming.headers.authorization?.startsWith("AWS4-HMAC-SHA256 ")) return respond(403, "AccessDenied");
    if (index !== bucket) return respond(404, "NoSuchBucket");
    if (incoming.method === "PUT") {
      objects.set(key, body);
      return outgoing.writeHead(200, { etag: '"1"' }).end();
    }
    if (incoming.method === "DELETE") {
      objects.delete(key);
      return outgoing.writeHead(204).end();
    }
    if (searchParams.has("list-type")) {
      return mayList
        ? outgoing.writeHead(200, xml).end(listPage([...objects.keys()], searchParams))
        : respond(403, "AccessDenied");
    }
    const found = objects.get(key);
    if (!found) return respond(404, "NoSuchKey");
    return outgoing.writeHead(200, { "content-length": found.length }).end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...objects.keys()],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const xml = { "content-type": "application/xml" };
const KEYS_PER_PAGE = 2;

function listPage(keys: string[], query: URLSearchParams): string {
  const from = Number(query.get("continuation-token") ?? 0);
  const matching = keys.filter((key) => key.startsWith(query.get("prefix") ?? ""));
  const next = from + KEYS_PER_PAGE;
  const more = next < matching.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : "";
  const contents = matching.slice(from, next).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  return `<ListBucketResult><IsTruncated>${more !== ""}</IsTruncated>${more}${contents.join("")}</ListBucketResult>`;
}
