/** What the log may tell of a failure beside its message: codes and names of the system, the database, the router, the queue. */
const facts = ["code", "status", "syscall", "constraint", "table", "queue", "worker"] as const;

type Described = Partial<Record<(typeof facts)[number], string | number>> & {
  type: string;
  message: string;
  stack: string[];
  cause?: Described;
  errors?: Described[];
};

/** Causes of causes; a failure may be its own. */
const MOST_CAUSES = 5;
const LONGEST_MESSAGE = 2000;

/**
 * Whatever was thrown as the log tells it: type, message, facts, the places it passed, and its causes. A query's
 * parameters, a constraint's detail and an answer's body hold what patients typed, and stay out.
 */
export function describeFailure(failure: unknown, causesLeft = MOST_CAUSES): Described {
  if (typeof failure !== "object" || failure === null) {
    return { type: typeof failure, message: String(failure), stack: [] };
  }
  const { name, cause, error, errors } = failure as {
    name?: unknown;
    cause?: unknown;
    error?: unknown;
    errors?: unknown;
  };
  const reason = cause ?? error;
  const parts = Array.isArray(errors) ? errors.slice(0, MOST_CAUSES) : [];
  const inner = (thrown: unknown) => describeFailure(thrown, causesLeft - 1);
  return {
    type: failure instanceof Error && typeof name === "string" ? name : (failure.constructor?.name ?? "Object"),
    message: messageOf(failure, parts),
    ...factsOf(failure),
    stack: placesOf(failure),
    ...(reason !== undefined && reason !== null && causesLeft > 0 && { cause: inner(reason) }),
    ...(parts.length > 0 && causesLeft > 0 && { errors: parts.map(inner) }),
  };
}

/** Its own words; else those of the first failure in it; else the names of what it holds. */
function messageOf(failure: object, parts: unknown[]): string {
  const { message, statusText } = failure as { message?: unknown; statusText?: unknown };
  const said = [message, statusText].find((text) => typeof text === "string" && text !== "");
  if (typeof said === "string") return withoutParameters(said).slice(0, LONGEST_MESSAGE);
  return parts.length > 0
    ? describeFailure(parts[0], 1).message
    : `holds ${Object.keys(failure).join(", ") || "nothing"}`;
}

function factsOf(failure: object): Partial<Described> {
  const found: Record<string, string | number> = {};
  for (const fact of facts) {
    const value = readable(failure, fact);
    if (typeof value === "string" || typeof value === "number") found[fact] = value;
  }
  return found;
}

function readable(failure: object, fact: string): unknown {
  try {
    return (failure as Record<string, unknown>)[fact];
  } catch {
    return undefined;
  }
}

function placesOf(failure: object): string[] {
  const { stack } = failure as { stack?: unknown };
  return typeof stack === "string" ? stack.split("\n").filter((line) => line.startsWith("    at ")) : [];
}

/** Drizzle puts the parameters of a failed query behind its text. */
function withoutParameters(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, "");
}
