import { fork } from "node:child_process";
import { join } from "node:path";
import type { Figures, Load, LoadReport } from "./load.ts";
import { messageOf } from "./message-of.ts";

export type LoadProcess = {
  /** Puts a load on its targets and waits for its end; throws when an answer was not the expected one. */
  put(load: Load): Promise<Figures[]>;
  close(): void;
};

export function startLoadProcess(): LoadProcess {
  const child = fork(join(import.meta.dirname, "load.ts"));
  return {
    async put(load) {
      const reported = messageOf<LoadReport>(child);
      child.send(load);
      const report = await reported;
      if ("failure" in report) throw new Error(report.failure);
      return report.figures;
    },
    close: () => child.disconnect(),
  };
}
