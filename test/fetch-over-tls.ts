import { once } from "node:events";
import { connect } from "node:http2";
import { type Agent, request } from "node:https";
import { text } from "node:stream/consumers";

export type TlsResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

type FetchOverTlsOptions = { method?: string; headers?: Record<string, string>; body?: string | Buffer; agent?: Agent };

/** Sends a request to a server with an unknown certificate, by exactly this path; rejects without a response. */
export function fetchOverTls(
  origin: string,
  path: string,
  { body, ...options }: FetchOverTlsOptions = {},
): Promise<TlsResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, rejectUnauthorized: false, ...options }, (answer) => {
      const { statusCode = 0, headers } = answer;
      text(answer).then((read) => resolve({ status: statusCode, headers, body: read }), reject);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Returns the status of a path over HTTP/2. */
export async function fetchStatusOverHttp2(origin: string, path: string): Promise<number> {
  const session = connect(origin, { rejectUnauthorized: false });
  const stream = session.request({ ":path": path });
  const [headers] = await once(stream, "response");
  stream.resume();
  await once(stream, "end");
  session.close();
  return Number(headers[":status"]);
}
