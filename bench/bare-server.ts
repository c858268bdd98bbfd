/** The machine's limit: a minimal `node:http` server, in its own process like the product. */
import { fork } from "node:child_process";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { CpuCost } from "./cpu-cost.ts";
import { readCpuTime } from "./cpu-time.ts";
import { waitForMessage } from "./load/next-message.ts";

/** A response of the product, which the bare server sends at /copy; the body in base64. */
export type CopiedResponse = { headers: OutgoingHttpHeaders; body: string };

export type BareServer = { url: string; spent(): CpuCost; close(): void };

export async function startBareServer(copied: CopiedResponse): Promise<BareServer> {
  const child = fork(import.meta.filename);
  const listening = waitForMessage<number>(child);
  child.send(copied);
  const port = await listening;
  return {
    url: `http://127.0.0.1:${port}`,
    spent: () => ({ appMs: readCpuTime(child.pid ?? 0), databaseMs: null }),
    close: () => child.disconnect(),
  };
}

function serve({ headers, body }: CopiedResponse): void {
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
