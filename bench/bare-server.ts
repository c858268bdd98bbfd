/** The machine's limit: a `node:http` server that does nothing but answer. In a process of its own, as the product is. */
import { fork } from "node:child_process";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import { processorTime } from "./lab/processor-time.ts";
import type { Spent } from "./lab/spent.ts";
import { messageOf } from "./load/message-of.ts";

/** An answer of the product, for the bare server to send as it is at /copy; the body as base64. */
export type Copied = { headers: OutgoingHttpHeaders; body: string };

export type BareServer = { url: string; spent(): Spent; close(): void };

export async function startBareServer(copied: Copied): Promise<BareServer> {
  const child = fork(import.meta.filename);
  const listening = messageOf<number>(child);
  child.send(copied);
  const port = await listening;
  return {
    url: `http://127.0.0.1:${port}`,
    spent: () => ({ appMs: processorTime(child.pid ?? 0), databaseMs: null }),
    close: () => child.disconnect(),
  };
}

function serve({ headers, body }: Copied): void {
  const copy = Buffer.from(body, "base64");
  const hello = Buffer.from("hello");
  const helloHeaders = { "content-type": "text/plain", "content-length": hello.length };
  const server = createServer((request, answer) => {
    if (request.url === "/copy") answer.writeHead(200, headers).end(copy);
    else answer.writeHead(200, helloHeaders).end(hello);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address ? address.port : 0);
  });
}

if (import.meta.main) {
  process.on("disconnect", () => process.exit());
  process.once("message", serve);
}
