import { readStored, writeStored } from "#web/lib/browser-storage.ts";
import { CALLERS_KEY, clearCallers } from "./clear-caller-drafts.ts";
import { emptyDraft, type NewBookingDraft } from "./use-new-booking.ts";

/** Maximum number of drafts in this tab, the open one included. */
export const MAX_CALLERS = 5;

/** The draft of one caller. */
export type Caller = { id: number; call: NewBookingDraft };

/** Drafts in the order of their calls, and the id of the open one. */
export type Callers = { openId: number; callers: readonly Caller[] };

export const initialCallers: Callers = { openId: 0, callers: [{ id: 0, call: emptyDraft }] };

/** Stores the draft of a caller. */
export function updateCaller({ openId, callers }: Callers, id: number, call: NewBookingDraft): Callers {
  return { openId, callers: callers.map((caller) => (caller.id === id ? { id, call } : caller)) };
}

/** Opens a caller's draft and drops the previous one if it is empty. */
export function openCaller({ callers }: Callers, openId: number): Callers {
  return { openId, callers: callers.filter(({ id, call }) => id === openId || hasInput(call)) };
}

/** Adds a new caller and opens its form, up to the maximum. */
export function addCaller(all: Callers): Callers {
  if (!canAddCaller(all)) return all;
  const id = Math.max(...all.callers.map((caller) => caller.id)) + 1;
  return openCaller({ ...all, callers: [...all.callers, { id, call: emptyDraft }] }, id);
}

/** Removes a caller and opens the one who waits longest, or a new form. */
export function removeCaller(all: Callers, id: number): Callers {
  const [next] = all.callers.filter((caller) => caller.id !== id && hasInput(caller.call));
  if (next) return openCaller({ ...all, callers: all.callers.filter((caller) => caller.id !== id) }, next.id);
  return { openId: id + 1, callers: [{ id: id + 1, call: emptyDraft }] };
}

/** Whether a caller can be added: the open draft is not empty and the maximum is not reached. */
export function canAddCaller({ openId, callers }: Callers): boolean {
  const open = callers.find(({ id }) => id === openId);
  return callers.length < MAX_CALLERS && open !== undefined && hasInput(open.call);
}

/** Whether anything was entered for the caller yet. */
export function hasInput({ typedPhone, catalogueItems, patient, landmark, staffDetails }: NewBookingDraft): boolean {
  const isTyped = [typedPhone, landmark, ...Object.values(patient), ...Object.values(staffDetails)].some(Boolean);
  return isTyped || catalogueItems.length > 0;
}

/** Stores the drafts in this tab until it is closed or the user signs out. `owner` is the signed-in user. */
export function storeCallers(owner: string, callers: Callers): void {
  if (callers.callers.some(({ call }) => hasInput(call)))
    writeStored("sessionStorage", CALLERS_KEY, { whose: owner, ...callers });
  else clearCallers();
}

/** Returns the drafts of this tab; null if there are none or they belong to another user. */
export function loadCallers(whose: string): Callers | null {
  const stored = readStored("sessionStorage", CALLERS_KEY) as (Partial<Callers> & { whose?: string }) | null;
  if (stored?.whose !== whose || !Array.isArray(stored.callers) || typeof stored.openId !== "number") return null;
  // An older page may have stored fewer fields.
  const callers = stored.callers.slice(0, MAX_CALLERS).map(({ id, call }: Caller) => ({
    id,
    call: { ...emptyDraft, ...call, patient: { ...emptyDraft.patient, ...call.patient } },
  }));
  return callers.some(({ id }) => id === stored.openId) ? { openId: stored.openId, callers } : null;
}
