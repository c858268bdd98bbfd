import { pino } from "pino";
import { describeError } from "./describe-error.ts";

export type Log = pino.Logger;

/**
 * Creates a log of structured lines on standard output, written asynchronously, each with its time and the process id.
 * Log ids, never what a patient typed.
 */
export function createLog(level: string): Log {
  const out = pino.destination({ dest: 1, sync: false });
  const base = { pid: process.pid };
  return pino({ level, base, timestamp: pino.stdTimeFunctions.epochTime, serializers: { err: describeError } }, out);
}
