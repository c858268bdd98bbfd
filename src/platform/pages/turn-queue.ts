/** Who asks: one address, or nobody in particular (null) where everybody is sent the same page. */
export type Visit = { who: string | null; signal?: AbortSignal | undefined };

/** `begin` does what was waited for, and settles when it is done. */
export type Turn = { begin: () => Promise<void>; refuse: (reason: unknown) => void };

/** Too many wait already. */
export class Busy extends Error {}

/**
 * Those who wait, by visitor: each has one turn, then the next visitor has one. One visitor has at most `ofOne` waiting;
 * where all places are taken, the latest of whoever has most makes way for somebody with fewer. Pages for everybody come
 * first and are not counted.
 */
export class TurnQueue {
  readonly #places: { inAll: number; ofOne: number };
  readonly #first: Turn[] = [];
  readonly #others = new Map<string, Turn[]>();
  #size = 0;

  constructor(places: { inAll: number; ofOne: number }) {
    this.#places = places;
  }

  /** Refuses the turn where there is no place, and when its signal is aborted. */
  join({ who, signal }: Visit, turn: Turn): void {
    if (who === null) {
      this.#first.push(turn);
    } else if (signal?.aborted) {
      turn.refuse(signal.reason);
    } else if (this.#makeRoom(who)) {
      const waiting = signal ? heedingWhileWaiting(turn, signal, (it) => this.#leave(who, it)) : turn;
      this.#others.set(who, [...(this.#others.get(who) ?? []), waiting]);
      this.#size += 1;
    } else {
      turn.refuse(new Busy());
    }
  }

  /** How many wait. */
  get length(): number {
    return this.#first.length + this.#size;
  }

  next(): Turn | undefined {
    const [visitor] = this.#others;
    if (this.#first.length > 0 || !visitor) return this.#first.shift();
    const [who, [turn, ...later]] = visitor;
    this.#set(who, [], 1);
    // Behind the others, for the next turn is theirs.
    this.#set(who, later, 0);
    return turn;
  }

  #makeRoom(who: string): boolean {
    const own = this.#others.get(who)?.length ?? 0;
    if (own >= this.#places.ofOne) return false;
    if (this.#size < this.#places.inAll) return true;
    const [most] = [...this.#others].toSorted(([, one], [, other]) => other.length - one.length);
    const latest = most?.[1].at(-1);
    if (!most || !latest || most[1].length <= own + 1) return false;
    this.#leave(most[0], latest)?.refuse(new Busy());
    return true;
  }

  #leave(who: string, turn: Turn): Turn | undefined {
    const turns = this.#others.get(who) ?? [];
    if (!turns.includes(turn)) return undefined;
    this.#set(
      who,
      turns.filter((other) => other !== turn),
      1,
    );
    return turn;
  }

  #set(who: string, turns: Turn[], left: number): void {
    this.#size -= left;
    if (turns.length > 0) this.#others.set(who, turns);
    else this.#others.delete(who);
  }
}

/**
 * The turn, refused when the signal is aborted and `leave` finds it waiting still. It listens no longer than it waits: Node
 * keeps a request's signal for as long as any request made of it lives, and a listener would keep that one for ever.
 */
function heedingWhileWaiting(turn: Turn, signal: AbortSignal, leave: (turn: Turn) => Turn | undefined): Turn {
  const heed = () => leave(waiting)?.refuse(signal.reason);
  const waiting: Turn = {
    begin() {
      signal.removeEventListener("abort", heed);
      return turn.begin();
    },
    refuse(reason) {
      signal.removeEventListener("abort", heed);
      turn.refuse(reason);
    },
  };
  signal.addEventListener("abort", heed);
  return waiting;
}
