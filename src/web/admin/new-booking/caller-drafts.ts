import { readStored, writeStored } from "#web/lib/browser-storage.ts";
import { CALLERS_KEY, clearCallers } from "./clear-caller-drafts.ts";
import { emptyDraft, type NewBookingDraft } from "./use-new-booking.ts";

/** As many callers as wait at once, the open one included: the tab keeps no more of what they said. */
export const MAX_CALLERS = 5;

/** What was typed for one caller. */
export type Caller = { id: number; call: NewBookingDraft };

/** Those whose bookings are begun, in the order of their calls, and the one whose form is open. */
export type Callers = { openId: number; callers: readonly Caller[] };

export const initialCallers: Callers = { openId: 0, callers: [{ id: 0, call: emptyDraft }] };

/** Keeps what was said of a caller. */
export function updateCaller({ openId, callers }: Callers, id: number, call: NewBookingDraft): Callers {
  return { openId, callers: callers.map((caller) => (caller.id === id ? { id, call } : caller)) };
}

/** Opens a caller's form; one in which nothing was typed is not kept. */
export function openCaller({ callers }: Callers, openId: number): Callers {
  return { openId, callers: callers.filter(({ id, call }) => id === openId || hasInput(call)) };
}

/** Opens the form of one more caller, as long as there is room. */
export function addCaller(all: Callers): Callers {
  if (!canAddCaller(all)) return all;
  const id = Math.max(...all.callers.map((caller) => caller.id)) + 1;
  return openCaller({ ...all, callers: [...all.callers, { id, call: emptyDraft }] }, id);
}

/** Takes a caller away who is booked or said goodbye, and opens the one who waits longest, or a new one. */
export function removeCaller(all: Callers, id: number): Callers {
  const [next] = all.callers.filter((caller) => caller.id !== id && hasInput(caller.call));
  if (next) return openCaller({ ...all, callers: all.callers.filter((caller) => caller.id !== id) }, next.id);
  return { openId: id + 1, callers: [{ id: id + 1, call: emptyDraft }] };
}

/** Whether one more caller can be begun: something was said of the open one, and not too many wait. */
export function canAddCaller({ openId, callers }: Callers): boolean {
  const open = callers.find(({ id }) => id === openId);
  return callers.length < MAX_CALLERS && open !== undefined && hasInput(open.call);
}

export function hasInput({ typedPhone, catalogueItems, patient, landmark, staffDetails }: NewBookingDraft): boolean {
  const isTyped = [typedPhone, landmark, ...Object.values(patient), ...Object.values(staffDetails)].some(Boolean);
  return isTyped || catalogueItems.length > 0;
}

/** Keeps the callers in this tab, until it is closed or whoever typed signs out. `whose` is who is signed in. */
export function storeCallers(owner: string, callers: Callers): void {
  if (callers.callers.some(({ call }) => hasInput(call)))
    writeStored("sessionStorage", CALLERS_KEY, { whose: owner, ...callers });
  else clearCallers();
}

/** The callers of this tab; null where there are none, or somebody else typed them. */
export function loadCallers(whose: string): Callers | null {
  const stored = readStored("sessionStorage", CALLERS_KEY) as (Partial<Callers> & { whose?: string }) | null;
  if (stored?.whose !== whose || !Array.isArray(stored.callers) || typeof stored.openId !== "number") return null;
  // A page of before may not have asked for all that this one asks for.
  const callers = stored.callers.slice(0, MAX_CALLERS).map(({ id, call }: Caller) => ({
    id,
    call: { ...emptyDraft, ...call, patient: { ...emptyDraft.patient, ...call.patient } },
  }));
  return callers.some(({ id }) => id === stored.openId) ? { openId: stored.openId, callers } : null;
}
