import type { BookingRow } from "#core/bookings/queries.server.ts";
import { findExceededQuota } from "#core/bookings/quota/quota.ts";
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
  if (quota === null) return;
  const [helpline = ""] = (await getLabProfile(transaction)).phones;
  const canVerifyPhone = from.canVerifyPhones && !isVerified;
  throw new DomainError(
    canVerifyPhone ? "proof-needed" : "too-many-attempts",
    { key: "quota-exceeded", quota, canVerifyPhone, helpline },
    // Seats that others only hold may be free again by then.
    { retryAfterSeconds: HOLD_SECONDS },
  );
}
