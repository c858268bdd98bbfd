import { fork } from "node:child_process";
import { join } from "node:path";
import type { Load, LoadFigures, LoadReport } from "./load.ts";
import { waitForMessage } from "./next-message.ts";

export type LoadProcess = {
  /** Runs a load on its targets. Throws if a response is not the expected one. */
  run(load: Load): Promise<LoadFigures[]>;
  close(): void;
};

export function startLoadProcess(): LoadProcess {
  const child = fork(join(import.meta.dirname, "load.ts"));
  return {
    async run(load) {
      const reported = waitForMessage<LoadReport>(child);
      child.send(load);
      const report = await reported;
      if ("failure" in report) throw new Error(report.failure);
      return report.figures;
    },
    close: () => child.disconnect(),
  };
}
