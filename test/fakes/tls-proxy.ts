import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { visitorHeader } from "#test/product-process.ts";

export type TlsProxy = {
  /** The public address: "https://localhost:…". */
  url: string;
  /** Where the product listens, as soon as it does. */
  target: string;
  close(): Promise<void>;
};

/**
 * Starts a server that terminates TLS in front of the product, with a certificate of its own, and forwards the
 * visitor's address, as a lab's does.
 */
export async function startTlsProxy(): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keyType: "ec" });
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { method, url, headers, socket } = incoming;
    const named = { ...headers, [visitorHeader]: socket.remoteAddress };
    const inner = request(proxy.target + url, { method, headers: named }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    inner.on("error", () => outgoing.destroy());
    incoming.pipe(inner);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxy: TlsProxy = {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    target: "",
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}
