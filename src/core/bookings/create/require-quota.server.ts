import type { BookingRow } from "#core/bookings/queries.server.ts";
import { type ExceededQuota, findExceededQuota } from "#core/bookings/quota/quota.ts";
import { countQuotaUsage } from "#core/bookings/quota/quota-usage.server.ts";
import { DomainError } from "#core/errors.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { HOLD_SECONDS } from "#core/slots/hold.ts";
import type { Db } from "#db/client.server.ts";
import type { RequestSource } from "#platform/request-source.server.ts";

type RequireQuotaInput = {
  booking: BookingRow;
  hold: string | undefined;
  seatsPerSlot: number;
  from: RequestSource;
  now: Date;
};

/**
 * Checks that the new booking fits the day's quotas. Call it after the quotas are locked and the booking is inserted.
 * Throws `proof-needed` if a code lets the visitor continue, `too-many-attempts` if only another day or a call does.
 */
export async function requireQuota(
  transaction: Db,
  { booking, hold, seatsPerSlot, from, now }: RequireQuotaInput,
): Promise<void> {
  const { day, phoneProved: isVerified } = booking;
  const usage = await countQuotaUsage(transaction, { day, network: from.network, now, hold, booking });
  const quota = findExceededQuota(usage, { ...from, isVerified }, seatsPerSlot);
  if (quota !== null) throw await createQuotaError(transaction, quota, from.canVerifyPhones && !isVerified);
}

type RequireMoveQuotaInput = {
  /** As it is before the move. */
  booking: BookingRow;
  day: string;
  seatsPerSlot: number;
  from: RequestSource;
  now: Date;
};

/**
 * Checks that a visit that its patient moves fits the quotas of its new day; it adds no visit to those of other days.
 * Call it after the quotas are locked. Throws `too-many-attempts`.
 */
export async function requireMoveQuota(
  transaction: Db,
  { booking, day, seatsPerSlot, from, now }: RequireMoveQuotaInput,
): Promise<void> {
  const usage = await countQuotaUsage(transaction, { day, network: from.network, now, hold: undefined, booking });
  // Where codes prove phones, the patient's session is one.
  const isVerified = booking.phoneProved || from.canVerifyPhones;
  const ofDay = { ...usage, toCome: 0, provedToCome: 0 };
  const quota = findExceededQuota(ofDay, { ...from, isVerified }, seatsPerSlot);
  if (quota !== null) throw await createQuotaError(transaction, quota, false);
}

async function createQuotaError(db: Db, quota: ExceededQuota, canVerifyPhone: boolean): Promise<DomainError> {
  const [helpline = ""] = (await getLabProfile(db)).phones;
  return new DomainError(
    canVerifyPhone ? "proof-needed" : "too-many-attempts",
    { key: "quota-exceeded", quota, canVerifyPhone, helpline },
    // Seats that others only hold may be free again by then.
    { retryAfterSeconds: HOLD_SECONDS },
  );
}
