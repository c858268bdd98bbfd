import { eq } from "drizzle-orm";
import { authorizeBeforeLoad } from "#core/access/authorize.ts";
import { requireTodaysBooking } from "#core/bookings/find-booking.server.ts";
import { assertBookingVersion } from "#core/bookings/lock-booking.server.ts";
import { type BookingRow, findBookingById } from "#core/bookings/queries.server.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, type PlainReason } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { tubes } from "#db/schema/round.ts";
import { findLabelFaults, type LabelFault } from "./centre-sample.ts";
import type { CollectAtCentreRequest } from "./centre-sample-schema.ts";
import { lockCentreStop, recordCentreEvent, requireCollectable } from "./centre-stop.server.ts";
import { needsChildVolume } from "./child-volume.ts";
import type { LockedStop } from "./record-visit-events.server.ts";
import { normalizeTubeCode } from "./tube-code.ts";

type CollectAtCentreInput = CollectAtCentreRequest & { bookingId: number };

const faultReasons = {
  wrongForm: "label-malformed",
  onlyLetters: "label-word",
  usedTwice: "label-twice",
} as const satisfies Record<LabelFault, PlainReason>;

/**
 * Labels the tubes of a booking whose patient is at the centre, and records its sample as collected, all or nothing: the
 * same events as on a round, with the same rules. The same labels sent again change nothing. Throws `sign-in-needed`,
 * `not-allowed`, `not-found`, `changed-meanwhile` (another version, or a label on another tube), `rule-broken` (a home
 * visit, a booking that is over, a text that is no label, a patient or a child's volume that is not confirmed, a tube
 * without a label).
 */
export async function collectAtCentre(ctx: Context, input: CollectAtCentreInput): Promise<BookingRow> {
  authorizeBeforeLoad(ctx.actor, "collect-at-centre");
  await requireTodaysBooking(ctx, "collect-at-centre", input.bookingId);
  const labels = input.tubes.map(({ kind, code }) => ({ kind, code: normalizeTubeCode(code) }));
  return ctx.db.transaction(async (transaction) => {
    const stop = await lockCentreStop(transaction, ctx, input.bookingId);
    const { booking } = stop;
    if (await isRecorded(transaction, booking, labels)) return booking;
    assertBookingVersion(booking, input.version);
    requireCollectable(ctx, booking);
    requireLabels(labels);
    requireAnswers(booking, input);
    await recordSample({ ...ctx, db: transaction }, stop, { ...input, tubes: labels });
    return (await findBookingById(transaction, booking.id)) ?? booking;
  });
}

/** Whether the sample is collected and all of these labels are on its tubes: the request was sent before. */
async function isRecorded(transaction: Db, booking: BookingRow, labels: CollectAtCentreRequest["tubes"]) {
  if (isUpcoming(booking.status)) return false;
  const { code, kind } = tubes;
  const stored = await transaction.select({ code, kind }).from(tubes).where(eq(tubes.bookingId, booking.id));
  return labels.every((label) => stored.some((tube) => tube.code === label.code && tube.kind === label.kind));
}

function requireLabels(labels: CollectAtCentreRequest["tubes"]): void {
  for (const [index, fault] of findLabelFaults(labels.map(({ code }) => code)))
    throw new DomainError("rule-broken", faultReasons[fault], { field: getLabelField(index) });
}

function requireAnswers(booking: BookingRow, { identified, childVolume }: CollectAtCentreInput): void {
  if (!identified) throw new DomainError("rule-broken", "patient-not-identified", { field: "identified" });
  if (needsChildVolume(booking) && childVolume !== true)
    throw new DomainError("rule-broken", "child-volume-unconfirmed", { field: "childVolume" });
}

function getLabelField(index: number): string {
  return `tubes.${index}.code`;
}

/** Records the events in the order of a visit; labels are stored in one order by all, so that two cannot deadlock. */
async function recordSample(ctx: Context, stop: LockedStop, input: CollectAtCentreInput): Promise<void> {
  await recordCentreEvent(ctx, stop, { kind: "identified", data: {} });
  const inDrawOrder = input.tubes.map((tube, index) => ({ ...tube, index }));
  for (const { kind, code, index } of inDrawOrder.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    // Tubes of one kind differ by the time of their label alone.
    const now = new Date(ctx.now.getTime() - input.tubes.length + index);
    try {
      await recordCentreEvent({ ...ctx, now }, stop, { kind: "labelled", data: { code, tube: kind } });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new DomainError(error.code, error.reason, { field: getLabelField(index) });
    }
  }
  const { fewerTubes } = input;
  await recordCentreEvent(ctx, stop, { kind: "collected", data: fewerTubes ? { fewerTubes } : {} });
}
