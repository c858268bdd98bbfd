const MIN_SEARCH_LENGTH = 3;
const MAX_SEARCH_LENGTH = 80;

/** Returns the ids of a parameter; ignores invalid ones. */
export function parseIds(parameters: URLSearchParams, name: string): number[] {
  return parameters.getAll(name).map(Number).filter(isValidId);
}

/** Returns the first id of a parameter, or null. */
export function parseId(parameters: URLSearchParams, name: string): number | null {
  return parseIds(parameters, name)[0] ?? null;
}

/** Returns the search term for typed text; empty while it is too short. */
export function normalizeSearchTerm(typed: string): string {
  const term = typed.trim().slice(0, MAX_SEARCH_LENGTH);
  return term.length < MIN_SEARCH_LENGTH ? "" : term;
}

type ParamValue = string | number | null | undefined;

/** Builds a path with parameters, without the empty ones: `/admin?status=confirmed&booking=12`. */
export function buildPath(path: string, params: Record<string, ParamValue | readonly ParamValue[]>): string {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(params)) {
    for (const value of Array.isArray(values) ? values : [values]) if (value) parameters.append(name, String(value));
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** Returns the cursor in the URL of a list's next page, whichever way the list runs. */
export function parseCursor(next: string | null): number | null {
  const parameters = new URLSearchParams(next?.split("?")[1]);
  return parseId(parameters, "before") ?? parseId(parameters, "after");
}

function isValidId(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0;
}
