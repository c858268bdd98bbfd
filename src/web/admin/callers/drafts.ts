import { type Call, newCall } from "#web/admin/call/use-call.ts";
import { keepStored, readStored } from "#web/ui/data/browser-storage.ts";
import { CALLERS_KEY, forgetCallers } from "./forget-callers.ts";

/** As many callers as wait at once, the open one included: the tab keeps no more of what they said. */
export const MOST_CALLERS = 5;

/** What was typed for one caller. */
export type Caller = { id: number; call: Call };

/** Those whose bookings are begun, in the order of their calls, and the one whose form is open. */
export type Callers = { openId: number; callers: readonly Caller[] };

export const firstCaller: Callers = { openId: 0, callers: [{ id: 0, call: newCall }] };

/** Keeps what was said of a caller. */
export function withCall({ openId, callers }: Callers, id: number, call: Call): Callers {
  return { openId, callers: callers.map((caller) => (caller.id === id ? { id, call } : caller)) };
}

/** Opens a caller's form; one in which nothing was typed is not kept. */
export function opening({ callers }: Callers, openId: number): Callers {
  return { openId, callers: callers.filter(({ id, call }) => id === openId || isBegun(call)) };
}

/** Opens the form of one more caller, as long as there is room. */
export function withAnother(all: Callers): Callers {
  if (!hasRoom(all)) return all;
  const id = Math.max(...all.callers.map((caller) => caller.id)) + 1;
  return opening({ ...all, callers: [...all.callers, { id, call: newCall }] }, id);
}

/** Takes a caller away who is booked or said goodbye, and opens the one who waits longest, or a new one. */
export function withoutCaller(all: Callers, id: number): Callers {
  const [next] = all.callers.filter((caller) => caller.id !== id && isBegun(caller.call));
  if (next) return opening({ ...all, callers: all.callers.filter((caller) => caller.id !== id) }, next.id);
  return { openId: id + 1, callers: [{ id: id + 1, call: newCall }] };
}

/** Whether one more caller can be begun: something was said of the open one, and not too many wait. */
export function hasRoom({ openId, callers }: Callers): boolean {
  const open = callers.find(({ id }) => id === openId);
  return callers.length < MOST_CALLERS && open !== undefined && isBegun(open.call);
}

export function isBegun({ typed, things, person, landmark, told }: Call): boolean {
  const isTyped = [typed, landmark, ...Object.values(person), ...Object.values(told)].some(Boolean);
  return isTyped || things.length > 0;
}

/** Keeps the callers in this tab, until it is closed or whoever typed signs out. `whose` is who is signed in. */
export function keepCallers(whose: string, callers: Callers): void {
  if (callers.callers.some(({ call }) => isBegun(call)))
    keepStored("sessionStorage", CALLERS_KEY, { whose, ...callers });
  else forgetCallers();
}

/** The callers of this tab; null where there are none, or somebody else typed them. */
export function keptCallers(whose: string): Callers | null {
  const kept = readStored("sessionStorage", CALLERS_KEY) as (Partial<Callers> & { whose?: string }) | null;
  if (kept?.whose !== whose || !Array.isArray(kept.callers) || typeof kept.openId !== "number") return null;
  // A page of before may not have asked for all that this one asks for.
  const callers = kept.callers.slice(0, MOST_CALLERS).map(({ id, call }: Caller) => ({
    id,
    call: { ...newCall, ...call, person: { ...newCall.person, ...call.person } },
  }));
  return callers.some(({ id }) => id === kept.openId) ? { openId: kept.openId, callers } : null;
}
