import { pino } from "pino";

export type Log = pino.Logger;

/** Structured lines on standard output, written in the background. Whoever logs names ids, never what a patient typed. */
export function createLog(level: string): Log {
  const out = pino.destination({ dest: 1, sync: false });
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.epochTime, serializers: { err: describeFailure } },
    out,
  );
}

type Described = { type: string; message: string; code?: string; stack: string[]; cause?: Described };

/**
 * A failure as the log tells it: type, message, code and the places it passed. A query's parameters and a constraint's
 * detail hold what patients typed, and stay out.
 */
export function describeFailure(failure: unknown): Described {
  if (!(failure instanceof Error)) return { type: typeof failure, message: String(failure), stack: [] };
  const code = "code" in failure && typeof failure.code === "string" ? failure.code : undefined;
  return {
    type: failure.name,
    message: withoutParameters(failure.message),
    ...(code !== undefined && { code }),
    stack: (failure.stack ?? "").split("\n").filter((line) => line.startsWith("    at ")),
    ...(failure.cause !== undefined && { cause: describeFailure(failure.cause) }),
  };
}

/** Drizzle puts the parameters of a failed query behind its text. */
function withoutParameters(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, "");
}
