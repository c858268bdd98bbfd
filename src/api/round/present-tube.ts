import type { BenchTubeRow, getBench, TubeRow } from "#core/round/bench-queries.server.ts";
import type { AwaitedTubes, BenchTube, BookingTube } from "#core/round/bench-schema.ts";
import type { RoundTube } from "#core/round/schema.ts";
import { getTubeCodeEnd } from "#core/round/tube-code.ts";
import type { MatchedTube } from "#core/round/tube-labels.ts";
import type { NamedTubeNeed } from "#core/round/tube-needs.server.ts";

type AwaitedRow = Awaited<ReturnType<typeof getBench>>["awaited"][number];

/** Returns a tube with its patient, as the bench sees it. */
export function presentBenchTube(row: BenchTubeRow): BenchTube {
  const { code, kind, bookingId, bookingCode, patientName, age, exactAge, gender, place, reason, redraw } = row;
  return {
    ...{ code, kind, bookingId, bookingCode, patientName, age, exactAge, gender, place, reason },
    collectedBy: row.collectedByName,
    ...presentTimes(row),
    redraw: redraw && {
      ...{ bookingId: redraw.bookingId, code: redraw.code },
      bookingDate: redraw.day,
      bookingTime: redraw.time,
    },
  };
}

/** Returns the tubes that a person drew and that have not arrived. */
export function presentAwaitedTubes({ name, phone, tubes }: AwaitedRow): AwaitedTubes {
  return {
    phlebotomist: { name, phone },
    tubes: tubes.map((tube) => ({
      ...presentBenchTube(tube),
      ...{ waitMinutes: tube.waitMinutes, isMissing: tube.isMissing },
    })),
  };
}

/** Returns a tube as the booking's patient sees it: of its label only the end. */
export function presentBookingTube(row: TubeRow): BookingTube {
  return { codeEnd: getTubeCodeEnd(row.code), kind: row.kind, ...presentTimes(row) };
}

type TubeLabel = { kind: RoundTube["kind"]; code: string; collectedAt: Date | null };

/** Returns a tube to draw, with its label once it has one. */
export function presentRoundTube({ need, label }: MatchedTube<NamedTubeNeed, TubeLabel>): Omit<RoundTube, "eventId"> {
  return {
    kind: need?.kind ?? label?.kind ?? "none",
    testNames: need?.testNames ?? [],
    code: label?.code ?? null,
    isCollected: Boolean(label?.collectedAt),
  };
}

/** Returns a tube to draw at the centre. */
export function presentCentreTube(tube: MatchedTube<NamedTubeNeed, TubeRow>) {
  const { label } = tube;
  return { ...presentRoundTube(tube), isReceived: Boolean(label?.receivedAt ?? label?.rejectedAt) };
}

function presentTimes({ labelledAt, collectedAt, receivedAt, rejectedAt }: TubeRow) {
  return {
    labelledAt: labelledAt.toISOString(),
    collectedAt: collectedAt?.toISOString() ?? null,
    receivedAt: receivedAt?.toISOString() ?? null,
    rejectedAt: rejectedAt?.toISOString() ?? null,
  };
}
