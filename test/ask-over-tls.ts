import { once } from "node:events";
import { connect } from "node:http2";
import { type Agent, request } from "node:https";
import { text } from "node:stream/consumers";

export type Answered = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

type Ask = { method?: string; headers?: Record<string, string>; body?: string | Buffer; agent?: Agent };

/** Asks a server whose certificate nobody knows, by exactly this path; rejects where no answer came. */
export function askOverTls(origin: string, path: string, { body, ...options }: Ask = {}): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, rejectUnauthorized: false, ...options }, (answer) => {
      const { statusCode = 0, headers } = answer;
      text(answer).then((read) => resolve({ status: statusCode, headers, body: read }), reject);
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

/** The status of a path over HTTP/2. */
export async function statusOverHttp2(origin: string, path: string): Promise<number> {
  const session = connect(origin, { rejectUnauthorized: false });
  const stream = session.request({ ":path": path });
  const [headers] = await once(stream, "response");
  stream.resume();
  await once(stream, "end");
  session.close();
  return Number(headers[":status"]);
}
