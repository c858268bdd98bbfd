import type { VisitEventData, VisitEventKind } from "#db/schema/values.ts";
import type { StopState } from "./schema.ts";

/** What a stop's state follows from, in the order in which the server stored it. */
export type StoredVisitEvent = {
  id: string;
  bookingId: number | null;
  kind: VisitEventKind;
  at: Date;
  /** The account whose phone sent it. */
  byId: string;
  data: VisitEventData;
};

export type StopProgress = {
  state: StopState;
  onTheWayAt: Date | null;
  arrivedAt: Date | null;
  /** When it was left, or no one was at home. */
  endedAt: Date | null;
  /** The latest event that stands. */
  lastEvent: StoredVisitEvent | null;
};

/** Returns the events that were not taken back, without those that took others back, oldest first. */
export function listEffectiveEvents<Event extends StoredVisitEvent>(events: readonly Event[]): Event[] {
  const undone = new Set(events.filter(({ kind }) => kind === "undone").map(({ data }) => data.eventId));
  const standing = events.filter(({ id, kind }) => kind !== "undone" && !undone.has(id));
  return standing.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** States that the latest of these events gives; what happens to one patient means that the phlebotomist is there. */
const stateAfter = {
  "on-the-way": "on-the-way",
  arrived: "arrived",
  identified: "arrived",
  labelled: "arrived",
  collected: "arrived",
  refused: "arrived",
  "not-home": "not-home",
  left: "left",
} as const satisfies Record<Exclude<VisitEventKind, "undone">, StopState>;

/** Returns where a stop stands by all its events. A stop where nothing but refusals happened is refused. */
export function deriveStopProgress(events: readonly StoredVisitEvent[]): StopProgress {
  const standing = listEffectiveEvents(events);
  const findLast = (kind: VisitEventKind) => standing.findLast((event) => event.kind === kind)?.at ?? null;
  const last = standing.at(-1) ?? null;
  const state = last ? stateAfter[last.kind as keyof typeof stateAfter] : "waiting";
  const ended = standing.findLast(({ kind }) => kind === "left" || kind === "not-home");
  return {
    state: refineState(state, standing),
    onTheWayAt: findLast("on-the-way"),
    arrivedAt: findLast("arrived"),
    endedAt: state === "left" || state === "not-home" ? (ended?.at ?? null) : null,
    lastEvent: last,
  };
}

/** Leaving a door where no one was at home, or where no sample was given, is no visit that is done. */
function refineState(state: StopState, standing: readonly StoredVisitEvent[]): StopState {
  if (state !== "left") return state;
  const kinds = standing.map(({ kind }) => kind);
  if (kinds.at(-2) === "not-home") return "not-home";
  return kinds.includes("refused") && !kinds.includes("collected") ? "refused" : state;
}
