import { type BareServer, type CopiedResponse, startBareServer } from "./bare-server.ts";
import type { BenchConfig } from "./bench-config.ts";
import { type BenchLab, openBenchLab } from "./bench-lab.ts";
import { Connection } from "./load/connection.ts";
import { type LoadProcess, startLoadProcess } from "./load/load-process.ts";
import { formatGet } from "./load/request-text.ts";

/** The processes that run during the bench. */
export type BenchProcesses = {
  config: BenchConfig;
  load: LoadProcess;
  /** A second load process, for background load. */
  backgroundLoad: LoadProcess;
  bare: BareServer;
  /** A lab with few bookings, for comparison. */
  small: BenchLab;
  /** The lab on which everything is measured. */
  lab: BenchLab;
};

export const browserHeaders = { "accept-encoding": "gzip, deflate, br" };

/** Starts the processes. Adds the cleanups to `closing` as soon as things are opened. */
export async function startBenchProcesses(config: BenchConfig, closing: (() => unknown)[]): Promise<BenchProcesses> {
  const small = await openBenchLab(config.bookings.few, closing);
  const lab = await openBenchLab(config.bookings.many, closing);
  const bare = await startBareServer(await copyHomePage(lab));
  closing.push(bare.close);
  const [load, backgroundLoad] = [startLoadProcess(), startLoadProcess()];
  closing.push(load.close, backgroundLoad.close);
  return { config, load, backgroundLoad, bare, small, lab };
}

/** Copies the home page as a browser gets it, without the headers that every Node server adds. */
async function copyHomePage({ url }: BenchLab): Promise<CopiedResponse> {
  const connection = await Connection.open(url);
  const { head, body } = await connection.expect(200, formatGet("/", browserHeaders));
  connection.close();
  const [, ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const own = headers.filter(([name]) => !["date", "connection", "keep-alive"].includes(name));
  return { headers: Object.fromEntries(own), body: body.toString("base64") };
}
