/** What the log may contain of an error besides its message: codes and names of system, database, router and queue. */
const loggedFields = ["code", "status", "syscall", "constraint", "table", "queue", "worker"] as const;

type ErrorDescription = Partial<Record<(typeof loggedFields)[number], string | number>> & {
  type: string;
  message: string;
  stack: string[];
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
};

/** Causes of causes; an error may be its own cause. */
const MAX_CAUSES = 5;
const MAX_MESSAGE_LENGTH = 2000;

/**
 * Returns anything thrown in the form of the log: type, message, logged fields, stack and causes. Excludes a query's
 * parameters, a constraint's detail and a response's body, which contain what patients typed.
 */
export function describeError(failure: unknown, causesLeft = MAX_CAUSES): ErrorDescription {
  if (typeof failure !== "object" || failure === null) {
    return { type: typeof failure, message: String(failure), stack: [] };
  }
  const { cause, error, errors } = failure as { cause?: unknown; error?: unknown; errors?: unknown };
  const reason = cause ?? error;
  const innerErrors = Array.isArray(errors) ? errors.slice(0, MAX_CAUSES) : [];
  const inner = (thrown: unknown) => describeError(thrown, causesLeft - 1);
  return {
    type: getTypeName(failure),
    message: describeMessage(failure, innerErrors),
    ...readLoggedFields(failure),
    stack: readStackFrames(failure),
    ...(reason !== undefined && reason !== null && causesLeft > 0 && { cause: inner(reason) }),
    ...(innerErrors.length > 0 && causesLeft > 0 && { errors: innerErrors.map(inner) }),
  };
}

function getTypeName(failure: object): string {
  if (failure instanceof Error && typeof failure.name === "string") return failure.name;
  // The HTTP server puts a class of its own, with another name, in place of the platform's.
  if (failure instanceof Response) return "Response";
  return failure.constructor?.name ?? "Object";
}

/** Returns its message; else that of the first inner error; else the names of its keys. */
function describeMessage(failure: object, innerErrors: unknown[]): string {
  const { message, statusText } = failure as { message?: unknown; statusText?: unknown };
  const text = [message, statusText].find((candidate) => typeof candidate === "string" && candidate !== "");
  if (typeof text === "string") return stripQueryParameters(text).slice(0, MAX_MESSAGE_LENGTH);
  return innerErrors.length > 0
    ? describeError(innerErrors[0], 1).message
    : `holds ${Object.keys(failure).join(", ") || "nothing"}`;
}

function readLoggedFields(failure: object): Partial<ErrorDescription> {
  const found: Record<string, string | number> = {};
  for (const field of loggedFields) {
    const value = readProperty(failure, field);
    if (typeof value === "string" || typeof value === "number") found[field] = value;
  }
  return found;
}

function readProperty(failure: object, field: string): unknown {
  try {
    return (failure as Record<string, unknown>)[field];
  } catch {
    return undefined;
  }
}

function readStackFrames(failure: object): string[] {
  const { stack } = failure as { stack?: unknown };
  return typeof stack === "string" ? stack.split("\n").filter((line) => line.startsWith("    at ")) : [];
}

/** Drizzle appends the parameters of a failed query to its text. */
function stripQueryParameters(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, "");
}
