import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import pg from "pg";

export type DatabaseProxy = {
  /** Connects to the database through this proxy. */
  connection: pg.ClientConfig;
  /** Breaks every connection, and refuses new ones until it is restored. */
  disconnect(): Promise<void>;
  /** From now on nothing passes, without any error. */
  freeze(): void;
  reconnect(): Promise<void>;
  close(): Promise<void>;
};

/** A proxy to the tests' database that can fail, as a connection to another machine does. */
export async function startDatabaseProxy(to: pg.ClientConfig): Promise<DatabaseProxy> {
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
  const listenOn = async (requestedPort: number) => {
    server.listen(requestedPort, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const own = await listenOn(0);
  const disconnectAll = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    connection: { host: "127.0.0.1", port: own, ssl: false, user, database, password },
    disconnect: disconnectAll,
    freeze: () => {
      isFrozen = true;
    },
    async reconnect() {
      isFrozen = false;
      if (!server.listening) await listenOn(own);
    },
    close: disconnectAll,
  };
}
