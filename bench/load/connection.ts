import { once } from "node:events";
import { connect, type Socket } from "node:net";

export type RawResponse = { status: number; head: string; body: Buffer };

type PendingRequest = { resolve: (answer: RawResponse) => void; reject: (failure: Error) => void };

const HEAD_END = "\r\n\r\n";

/**
 * A keep-alive HTTP connection for one request at a time. Node's own client costs six times as much as the bare server,
 * so it would measure itself; this one supports just what the product sends: responses with a Content-Length.
 */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: PendingRequest | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay();
    socket.on("data", (chunk) => this.#onData(chunk));
    socket.on("error", (failure) => this.#fail(failure));
    socket.on("close", () => this.#fail(new Error("The server closed the connection.")));
  }

  static async open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    return new Connection(socket);
  }

  /** Sends a complete request as text. Returns its response. */
  send(request: string): Promise<RawResponse> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  /** Sends a request. Throws if its response has another status. */
  async expect(status: number, request: string): Promise<RawResponse> {
    const answer = await this.send(request);
    if (answer.status === status) return answer;
    const [line] = request.split("\r\n");
    throw new Error(`${line}: expected ${status}, got ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #onData(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString("latin1", 0, headEnd);
    const length = readContentLength(head);
    if (length === undefined) {
      this.#fail(new Error(`An answer without Content-Length: ${head}`));
      return;
    }
    const bodyStart = headEnd + HEAD_END.length;
    if (this.#received.length < bodyStart + length) return;
    const body = this.#received.subarray(bodyStart, bodyStart + length);
    this.#received = this.#received.subarray(bodyStart + length);
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), head, body });
  }

  #fail(failure: Error): void {
    this.#waiting?.reject(failure);
    this.#waiting = undefined;
  }
}

function readContentLength(head: string): number | undefined {
  const found = /\r\ncontent-length: (\d+)/i.exec(head);
  if (found) return Number(found[1]);
  return /^HTTP\/1\.1 (?:204|304)/.test(head) ? 0 : undefined;
}
