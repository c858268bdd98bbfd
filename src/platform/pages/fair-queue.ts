/** The client of a request: one address, or null for a page that is the same for all visitors. */
export type QueueClient = { clientKey: string | null; signal?: AbortSignal | undefined };

/** `begin` does the queued work, and resolves when it is done. */
export type QueueEntry = { begin: () => Promise<void>; reject: (reason: unknown) => void };

/** The queue is full. */
export class QueueFullError extends Error {}

/**
 * A fair queue: visitors take turns, one entry each. A visitor has at most `ofOne` entries waiting; if the queue is
 * full, the latest entry of the visitor with the most is dropped for one with fewer. Shared pages come first and are
 * not counted.
 */
export class FairQueue {
  readonly #places: { inAll: number; ofOne: number };
  readonly #first: QueueEntry[] = [];
  readonly #others = new Map<string, QueueEntry[]>();
  #size = 0;

  constructor(places: { inAll: number; ofOne: number }) {
    this.#places = places;
  }

  /** Adds an entry. Rejects it if the queue is full, and when its signal is aborted. */
  join({ clientKey, signal }: QueueClient, entry: QueueEntry): void {
    if (clientKey === null) {
      this.#first.push(entry);
    } else if (signal?.aborted) {
      entry.reject(signal.reason);
    } else if (this.#makeRoom(clientKey)) {
      const waiting = signal ? abortWhileWaiting(entry, signal, (it) => this.#leave(clientKey, it)) : entry;
      this.#others.set(clientKey, [...(this.#others.get(clientKey) ?? []), waiting]);
      this.#size += 1;
    } else {
      entry.reject(new QueueFullError());
    }
  }

  /** Number of waiting entries. */
  get length(): number {
    return this.#first.length + this.#size;
  }

  next(): QueueEntry | undefined {
    const [visitor] = this.#others;
    if (this.#first.length > 0 || !visitor) return this.#first.shift();
    const [who, [entry, ...later]] = visitor;
    this.#set(who, [], 1);
    // At the end, because the other visitors come next.
    this.#set(who, later, 0);
    return entry;
  }

  #makeRoom(who: string): boolean {
    const own = this.#others.get(who)?.length ?? 0;
    if (own >= this.#places.ofOne) return false;
    if (this.#size < this.#places.inAll) return true;
    const [most] = [...this.#others].toSorted(([, a], [, b]) => b.length - a.length);
    const latest = most?.[1].at(-1);
    if (!most || !latest || most[1].length <= own + 1) return false;
    this.#leave(most[0], latest)?.reject(new QueueFullError());
    return true;
  }

  #leave(who: string, entry: QueueEntry): QueueEntry | undefined {
    const turns = this.#others.get(who) ?? [];
    if (!turns.includes(entry)) return undefined;
    this.#set(
      who,
      turns.filter((other) => other !== entry),
      1,
    );
    return entry;
  }

  #set(who: string, turns: QueueEntry[], left: number): void {
    this.#size -= left;
    if (turns.length > 0) this.#others.set(who, turns);
    else this.#others.delete(who);
  }
}

/**
 * Returns the entry, rejected when the signal is aborted and `leave` finds it still waiting. It listens only while it
 * waits: Node keeps a request's signal for as long as any derived request lives, and a listener would keep that one
 * forever.
 */
function abortWhileWaiting(
  entry: QueueEntry,
  signal: AbortSignal,
  leave: (entry: QueueEntry) => QueueEntry | undefined,
): QueueEntry {
  const onAbort = () => leave(waiting)?.reject(signal.reason);
  const waiting: QueueEntry = {
    begin() {
      signal.removeEventListener("abort", onAbort);
      return entry.begin();
    },
    reject(reason) {
      signal.removeEventListener("abort", onAbort);
      entry.reject(reason);
    },
  };
  signal.addEventListener("abort", onAbort);
  return waiting;
}
