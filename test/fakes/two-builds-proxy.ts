import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { visitorHeader } from "#test/product-process.ts";

const TEXT_TYPES = /javascript|css|html/;
const NEXT_BUILD = "next-";

/**
 * Starts a server in front of the product that can switch to the next build: every hashed file then has another name,
 * and those of the previous build are gone. The worker's text differs with `workerVersion`: a browser checks for a new
 * worker when it likes, also for another page, so a test that meets two workers sets when there is another.
 */
export async function startTwoBuildsProxy(target: string) {
  const names = readdirSync("build/client/assets").filter((name) => !/\.(?:br|gz)$/.test(name));
  const anyName = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const builds = { url: "", isNext: false, workerVersion: 0, close };
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    const isOld = path.startsWith("/assets/") && !path.includes(NEXT_BUILD);
    if (builds.isNext && isOld) return void outgoing.writeHead(404).end();
    forward(incoming, outgoing, target + path.replace(NEXT_BUILD, ""), (body) => {
      if (path === "/sw.js") return `${body}\n// ${builds.workerVersion}`;
      if (!builds.isNext) return body;
      return body.replace(anyName, (name) => NEXT_BUILD + name);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  builds.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return builds;

  async function close(): Promise<void> {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
}

/** Forwards a request; texts are returned as transformed, without the headers about their original bytes. */
function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: string,
  transform: (said: string) => string,
): void {
  const { method, headers } = incoming;
  const { "if-none-match": _, ...sent } = headers;
  const named = { ...sent, "accept-encoding": "identity", [visitorHeader]: headers[visitorHeader] ?? "10.9.9.9" };
  const inner = request(url, { method, headers: named }, async (answer) => {
    const {
      "content-length": _length,
      "content-security-policy": _policy,
      etag: _tag,
      ...otherHeaders
    } = answer.headers;
    if (!TEXT_TYPES.test(otherHeaders["content-type"] ?? "")) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(outgoing);
    }
    outgoing.writeHead(answer.statusCode ?? 502, otherHeaders).end(transform(await text(answer)));
  });
  inner.on("error", () => outgoing.destroy());
  incoming.pipe(inner);
}
