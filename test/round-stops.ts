import type { RoundPatient, RoundStop } from "#core/round/schema.ts";

/** Builds a patient of a stop with one EDTA tube; pass only what matters. */
export function buildRoundPatient(changes: Partial<RoundPatient> = {}): RoundPatient {
  return {
    ...{ bookingId: 1, version: 1, code: "BK-1", name: "Simran Bedi", age: 29, exactAge: null, gender: "female" },
    ...{ phone: "+919876544000", status: "confirmed", itemNames: ["CBC"], fastingHours: null, notes: [] },
    ...{ dueAmount: "249.00", identifiedAt: null, collectedAt: null, refusedAt: null },
    tubes: [{ kind: "edta", testNames: ["CBC"], code: null, eventId: null, isCollected: false }],
    ...changes,
  };
}

/** Builds a stop at which the phlebotomist has arrived; pass only what matters. */
export function buildRoundStop(changes: Partial<RoundStop> = {}): RoundStop {
  return {
    ...{ visitId: 5, time: "08:00 AM", promised: { from: 480, to: 540 }, state: "arrived" },
    ...{ onTheWayAt: null, arrivedAt: "2026-11-27T03:00:00.000Z", endedAt: null, lastEvent: null },
    ...{ address: "House 7, Dugri", landmark: null, pinCode: null, area: null, contact: null },
    patients: [buildRoundPatient()],
    ...changes,
  };
}
