import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import pg from "pg";

export type DatabaseLine = {
  /** Reaches the database over this line. */
  connection: pg.ClientConfig;
  /** Breaks every connection, and refuses new ones until it is mended. */
  cut(): Promise<void>;
  /** From now on nothing passes, and nobody is told. */
  freeze(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
};

/** A line to the tests' database that can break, as one to another machine does. */
export async function openDatabaseLine(to: pg.ClientConfig): Promise<DatabaseLine> {
  const { host, port, user, database, password } = new pg.Client(to);
  const target = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const open = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("data", (bytes) => isFrozen || into.write(bytes));
      from.on("error", () => {});
      from.on("close", () => {
        open.delete(from);
        into.destroy();
      });
    }
  });
  const listenOn = async (wanted: number) => {
    server.listen(wanted, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const own = await listenOn(0);
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    connection: { host: "127.0.0.1", port: own, ssl: false, user, database, password },
    cut,
    freeze: () => {
      isFrozen = true;
    },
    async mend() {
      isFrozen = false;
      if (!server.listening) await listenOn(own);
    },
    close: cut,
  };
}
