import { once } from "node:events";
import { Agent } from "node:http";
import { connect } from "node:net";
import type { FailedResponse, FuzzCall, FuzzResponse, Header, RawCall } from "#test/fuzz/call.ts";
import { sendRequest } from "./http-client.ts";

/** A later response counts as none: the patient has gone. */
const HANG_MS = 10_000;

/** `cookie` is added to the call's own headers, if the client has one. */
export type Send = (call: FuzzCall | RawCall, cookie: string | null) => Promise<FuzzResponse | FailedResponse>;

/** Sends calls to the product over kept-alive connections, raw bytes over a fresh one. */
export function createSender(url: string): { send: Send; close(): void } {
  const { hostname, port, host } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  return {
    async send(call, cookie) {
      if ("raw" in call) return sendBytes(call.raw, hostname, Number(port));
      const { method, path, body } = call;
      const headers = [...getHeaders(call), ["host", host], ...(cookie === null ? [] : [["cookie", cookie]])].flat();
      const begun = performance.now();
      try {
        const signal = AbortSignal.timeout(HANG_MS);
        return await sendRequest({ hostname, port, agent, method, path, headers, signal }, body);
      } catch (failure) {
        return { failure: missing(performance.now() - begun, failure as Error) };
      }
    },
    close: () => agent.destroy(),
  };
}

function getHeaders({ headers, body }: FuzzCall): readonly Header[] {
  const isChunked = headers.some(([name]) => name === "transfer-encoding");
  return body && !isChunked ? [...headers, ["content-length", String(body.length)]] : headers;
}

/** Sends bytes and hangs up; the first response counts, and a connection closed without one counts as 0. */
async function sendBytes(raw: Buffer, hostname: string, port: number): Promise<FuzzResponse | FailedResponse> {
  const begun = performance.now();
  const socket = connect(port, hostname);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  // A reset is a way to close.
  socket.on("error", () => {});
  socket.end(raw);
  const timeout = setTimeout(() => socket.destroy(), HANG_MS);
  await once(socket, "close").catch(() => {});
  clearTimeout(timeout);
  const milliseconds = performance.now() - begun;
  if (milliseconds >= HANG_MS) return { failure: missing(milliseconds) };
  const body = Buffer.concat(chunks);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(body.toString("latin1"))?.[1] ?? 0);
  return { status, headers: {}, body, milliseconds };
}

function missing(milliseconds: number, failure?: Error): string {
  return milliseconds >= HANG_MS ? `no answer within ${HANG_MS / 1000} s` : `no answer: ${failure?.message}`;
}
