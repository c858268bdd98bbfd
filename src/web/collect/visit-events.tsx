import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { VisitEventRequest, VisitEventResult } from "#core/round/schema.ts";
import { ApiError, browserFetch, callApi } from "#web/lib/api-client.ts";
import { readStored, writeStored } from "#web/lib/browser-storage.ts";
import { createRandomId } from "#web/lib/create-random-id.ts";
import { roundQuery } from "./queries.ts";

/** An event without what the phone adds to it: its id and its time. */
type EventDraft = VisitEventRequest extends infer Event
  ? Event extends VisitEventRequest
    ? Omit<Event, "id" | "at">
    : never
  : never;

/** Gives an event its id and the phone's time; sent again, it keeps both. */
function createEvent(draft: EventDraft, now = new Date()): VisitEventRequest {
  return { ...draft, id: createRandomId(), at: now.toISOString() } as VisitEventRequest;
}

/**
 * Sends events with the phone's clock, by which the server corrects their times. Returns one result for each. All of
 * them go through here, so that a queue can stand behind it. Throws `ApiError`, or a `TypeError` without a line.
 */
async function sendEvents(events: readonly VisitEventRequest[]): Promise<VisitEventResult[]> {
  const body = { sentAt: new Date().toISOString(), events: [...events] };
  return (await callApi(browserFetch, "POST /api/run/events", { body })).results;
}

/** Why events wait on the phone: no line or no answer, or the session has ended. */
type SendProblem = "failed" | "signed-out";

/** An event that the server does not take, and its sentence. */
export type RefusedEvent = { event: VisitEventRequest; reason: string };

type VisitEvents = {
  /** Reports an event. Returns whether the server has taken it; an event that cannot be sent waits. */
  report: (draft: EventDraft) => Promise<boolean>;
  /** Sends what waits, under the same ids. */
  sendAgain: () => Promise<boolean>;
  isSending: boolean;
  unsent: readonly VisitEventRequest[];
  problem: SendProblem | null;
  refused: RefusedEvent | null;
};

const VisitEventsContext = createContext<VisitEvents | null>(null);

/** Events that wait, by the phlebotomist who caused them: they survive a sign-in in between. */
const STORAGE_KEY = "nabz_round_unsent";
type StoredEvents = { phlebotomist: string; events: VisitEventRequest[] };

/** Sends what happens at the stops, and keeps what could not be sent. */
export function VisitEventsProvider({ phlebotomist, children }: { phlebotomist: string; children: ReactNode }) {
  const client = useQueryClient();
  const [unsent, setUnsent] = useStoredEvents(phlebotomist);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [refused, setRefused] = useState<RefusedEvent | null>(null);
  const send = async (events: readonly VisitEventRequest[]): Promise<boolean> => {
    setUnsent(events);
    setSending(true);
    setRefused(null);
    const outcome = await trySend(events);
    const isTaken = outcome.problem === null;
    if (isTaken) setUnsent([]);
    setProblem(outcome.problem);
    setRefused(outcome.refused);
    if (isTaken) await client.refetchQueries({ queryKey: roundQuery().queryKey });
    setSending(false);
    return isTaken && outcome.refused === null;
  };
  const events: VisitEvents = {
    report: (draft) => send([...unsent, createEvent(draft)]),
    sendAgain: () => send(unsent),
    ...{ isSending, unsent, problem, refused },
  };
  return <VisitEventsContext value={events}>{children}</VisitEventsContext>;
}

export function useVisitEvents(): VisitEvents {
  const events = useContext(VisitEventsContext);
  if (!events) throw new Error("Visit events need their provider.");
  return events;
}

type SendOutcome = { problem: SendProblem | null; refused: RefusedEvent | null };

async function trySend(events: readonly VisitEventRequest[]): Promise<SendOutcome> {
  try {
    return { problem: null, refused: findRefused(events, await sendEvents(events)) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401) return { problem: "signed-out", refused: null };
    // Sent again, the same events would be rejected again.
    const reason = error instanceof ApiError && [403, 404, 409, 413, 422].includes(status) && error.problem?.detail;
    const event = events.at(-1);
    return event && reason ? { problem: null, refused: { event, reason } } : { problem: "failed", refused: null };
  }
}

function findRefused(events: readonly VisitEventRequest[], results: readonly VisitEventResult[]): RefusedEvent | null {
  const result = results.findLast(({ outcome }) => outcome === "refused");
  const event = events.find(({ id }) => id === result?.id);
  return result && event ? { event, reason: result.reason ?? "" } : null;
}

/** Read after hydration, since the server knows nothing of them. */
function useStoredEvents(phlebotomist: string) {
  const [events, setEvents] = useState<readonly VisitEventRequest[]>([]);
  useEffect(() => {
    const stored = readStored("sessionStorage", STORAGE_KEY) as StoredEvents | null;
    if (stored?.phlebotomist === phlebotomist) setEvents(stored.events);
  }, [phlebotomist]);
  const store = (next: readonly VisitEventRequest[]) => {
    setEvents(next);
    writeStored("sessionStorage", STORAGE_KEY, { phlebotomist, events: next });
  };
  return [events, store] as const;
}
