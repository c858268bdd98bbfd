const SHORTEST_SEARCH = 3;
const LONGEST_SEARCH = 80;

/** The ids that an address carries under a name; what is no id is left out. */
export function idsIn(parameters: URLSearchParams, name: string): number[] {
  return parameters.getAll(name).map(Number).filter(isId);
}

/** The one id that an address carries under a name, if it does. */
export function idIn(parameters: URLSearchParams, name: string): number | null {
  return idsIn(parameters, name)[0] ?? null;
}

/** What is searched for when this is typed: nothing while it is too short. */
export function searchWord(typed: string): string {
  const word = typed.trim().slice(0, LONGEST_SEARCH);
  return word.length < SHORTEST_SEARCH ? "" : word;
}

type Value = string | number | null | undefined;

/** An address with what it asks for; whatever is empty stays out: `/admin?status=confirmed&booking=12`. */
export function addressWith(path: string, asked: Record<string, Value | readonly Value[]>): string {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(asked)) {
    for (const value of Array.isArray(values) ? values : [values]) if (value) parameters.append(name, String(value));
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** The cursor in the address of a list's next page. */
export function cursorOf(next: string | null): number | null {
  return idIn(new URLSearchParams(next?.split("?")[1]), "before");
}

function isId(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0;
}
