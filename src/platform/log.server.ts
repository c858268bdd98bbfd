import { pino } from "pino";
import { describeFailure } from "./log/describe-failure.ts";

export type Log = pino.Logger;

/**
 * Structured lines on standard output, written in the background, each with its moment and the process's id. Whoever
 * logs names ids, never what a patient typed.
 */
export function createLog(level: string): Log {
  const out = pino.destination({ dest: 1, sync: false });
  const base = { pid: process.pid };
  return pino({ level, base, timestamp: pino.stdTimeFunctions.epochTime, serializers: { err: describeFailure } }, out);
}
