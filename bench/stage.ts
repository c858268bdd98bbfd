import { type BareServer, type Copied, startBareServer } from "./bare-server.ts";
import { type Lab, openLab } from "./lab/lab.ts";
import { Connection } from "./load/connection.ts";
import { type LoadProcess, startLoadProcess } from "./load/load-process.ts";
import { getText } from "./load/request-text.ts";
import type { Pace } from "./pace.ts";

/** Everything that runs while the bench measures, each in a process of its own. */
export type Stage = {
  pace: Pace;
  load: LoadProcess;
  /** Another one, for what goes on beside that which is measured. */
  crowd: LoadProcess;
  bare: BareServer;
  /** A lab with few bookings, for comparison. */
  small: Lab;
  /** The lab that everything is measured on. */
  lab: Lab;
};

export const browserHeaders = { "accept-encoding": "gzip, deflate, br" };

/** Sets the stage; what must be closed afterwards goes into `closing` as soon as it is open. */
export async function setStage(pace: Pace, closing: (() => unknown)[]): Promise<Stage> {
  const small = await openLab(pace.bookings.few, closing);
  const lab = await openLab(pace.bookings.many, closing);
  const bare = await startBareServer(await copyOfHome(lab));
  closing.push(bare.close);
  const [load, crowd] = [startLoadProcess(), startLoadProcess()];
  closing.push(load.close, crowd.close);
  return { pace, load, crowd, bare, small, lab };
}

/** The home page as a browser gets it, without the lines that every Node server adds by itself. */
async function copyOfHome({ url }: Lab): Promise<Copied> {
  const connection = await Connection.open(url);
  const { head, body } = await connection.expect(200, getText("/", browserHeaders));
  connection.close();
  const [, ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const own = headers.filter(([name]) => !["date", "connection", "keep-alive"].includes(name));
  return { headers: Object.fromEntries(own), body: body.toString("base64") };
}
