import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { chown, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { findFreePort } from "./nginx.ts";
import { createTempFolder } from "./temp-folder.ts";

export type PgBouncer = { url: string; close(): Promise<void> };

const PROGRAM = "/usr/sbin/pgbouncer";

/** Whether Debian's PgBouncer is installed. */
export const hasPgBouncer = existsSync(PROGRAM);

/**
 * Starts PgBouncer in transaction mode in front of a local database, with eight connections for all clients; returns
 * its address.
 */
export async function startPgBouncer({ host, user, database }: pg.ClientConfig): Promise<PgBouncer> {
  const [folder, port] = [await createTempFolder(), await findFreePort()];
  const settings = join(folder.path, "pgbouncer.ini");
  await writeFile(settings, formatIni({ host, user, database, port }));
  await writeFile(join(folder.path, "users.txt"), `"${user}" ""\n`);
  // PgBouncer refuses root, and only the server's own user may enter the folder of its socket.
  const { uid, gid } = statSync(host ?? "/");
  await chown(folder.path, uid, gid);
  const child = spawn(PROGRAM, [settings], { cwd: folder.path, uid, gid, stdio: "ignore" });
  while (!(await isListening(port))) await pause(20);
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    async close() {
      child.kill("SIGINT");
      await once(child, "close");
      await folder.remove();
    },
  };
}

function formatIni({ host, user, database, port }: pg.ClientConfig): string {
  return `[databases]
${database} = host=${host} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = users.txt
pool_mode = transaction
default_pool_size = 8
ignore_startup_parameters = extra_float_digits,options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
