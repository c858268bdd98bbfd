import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { visitorHeader } from "./product.ts";

const TEXT = /javascript|css|html/;
const NEXT = "next-";

/**
 * A server in front of the product that can put the next build in place: every hashed file then has another name, and those
 * of the build before are gone. The worker's text is another from `isNextWorker` on: a browser looks for a new worker when it
 * likes, also for another page, so a test that meets both workers says from when there are two.
 */
export async function startTwoBuilds(target: string) {
  const names = readdirSync("build/client/assets").filter((name) => !/\.(?:br|gz)$/.test(name));
  const anyName = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const builds = { url: "", isNext: false, isNextWorker: false, close };
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    const isOld = path.startsWith("/assets/") && !path.includes(NEXT);
    if (builds.isNext && isOld) return void outgoing.writeHead(404).end();
    pass(incoming, outgoing, target + path.replace(NEXT, ""), (said) => {
      if (path === "/sw.js") return builds.isNextWorker ? `${said}\n//` : said;
      if (!builds.isNext) return said;
      return said.replace(anyName, (name) => NEXT + name);
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

/** Hands a request on; texts come back as `told` makes them, without what names their old bytes. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, url: string, told: (said: string) => string): void {
  const { method, headers } = incoming;
  const { "if-none-match": _, ...sent } = headers;
  const named = { ...sent, "accept-encoding": "identity", [visitorHeader]: headers[visitorHeader] ?? "10.9.9.9" };
  const inner = request(url, { method, headers: named }, async (answer) => {
    const { "content-length": _length, "content-security-policy": _policy, etag: _tag, ...kept } = answer.headers;
    if (!TEXT.test(kept["content-type"] ?? "")) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(outgoing);
    }
    outgoing.writeHead(answer.statusCode ?? 502, kept).end(told(await text(answer)));
  });
  inner.on("error", () => outgoing.destroy());
  incoming.pipe(inner);
}
