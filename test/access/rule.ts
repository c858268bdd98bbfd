/** Who asks: a visitor, the patient whose booking it is, another patient, and the desk; the desk last, because it deletes. */
export const askers = ["nobody", "owner", "other", "desk"] as const;

export type Asker = (typeof askers)[number];

/** What the calls are about: a booking of the owner with a released report. */
export type World = { bookingId: number; reportId: number; patientId: number; patientName: string; phone: string };

export type Call = {
  /** For the braces of the address; those of the world need no mention. */
  at?: Record<string, string | number>;
  query?: (world: World) => string;
  /** A body that the call accepts, so that the answer tells who may and not what is wrong. Bytes are sent as they are. */
  body?: (world: World) => unknown;
  /** The world is another one afterwards: the next call gets a fresh one. */
  consumes?: true;
};

export type Rule = Call & { answers: Record<Asker, number> };

/** The same for all. */
export function everybody(status: number, call: Call = {}): Rule {
  return { ...call, answers: { nobody: status, owner: status, other: status, desk: status } };
}

export function deskAlone(status: number, call: Call = {}): Rule {
  return { ...call, answers: { nobody: 401, owner: 403, other: 403, desk: status } };
}

/** The booking's phone and the desk. */
export function ownerAndDesk(status: number, call: Call = {}): Rule {
  return { ...call, answers: { nobody: 401, owner: status, other: 403, desk: status } };
}

/** Whoever is signed in as a patient. */
export function patients(status: number, call: Call = {}): Rule {
  return { ...call, answers: { nobody: 401, owner: status, other: status, desk: 401 } };
}
