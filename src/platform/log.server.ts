import { pino } from "pino";

export type Log = pino.Logger;

/** Structured lines on standard output. Whoever logs names ids, never what a patient typed. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
