import { pino } from "pino";

export type Log = pino.Logger;

/** Structured lines on standard output, written in the background. Whoever logs names ids, never what a patient typed. */
export function createLog(level: string): Log {
  const out = pino.destination({ dest: 1, sync: false });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, out);
}
