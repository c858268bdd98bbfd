import { queryOptions, type UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import type { Booking } from "#core/bookings/response-schema.ts";
import { parseSignedAmount } from "#core/money/signed-amount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast, withConfirmations } from "#web/admin/components/api-errors.ts";
import type { CallBody } from "#web/admin/components/form-fields.ts";
import { useAdminChange } from "#web/admin/components/use-admin-change.ts";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { browserFetch, type CallOutput, callApi } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";
import { createRandomId } from "#web/lib/create-random-id.ts";

export type Receipt = CallOutput<"POST /api/receipts">;
type BookingVersion = Pick<Booking, "id" | "version">;
/** Resolves to null if the user answers a question of the API with no. */
type PaymentChange<Values, Result> = UseMutationResult<Result | null, Error, Values>;

const texts = words.admin.payments;

/** What a payment touches: the booking and the lists. */
const refetched = [bookingsKey];

/** A booking's receipts, oldest first, and the discount that stands. */
export function bookingPaymentsQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, id], api, "GET /api/bookings/{id}/receipts", { path: { id } }),
    staleTime: QUERY_STALE_MS,
  });
}

type TakeBody = Pick<CallBody<"POST /api/receipts">, "bookings" | "legs" | "utr" | "reason">;

/** Takes money for the versions of the bookings that are shown. Asks before taking more than is due. */
export function useTakePayment(): PaymentChange<TakeBody, Receipt> {
  const [key] = useState(createRandomId);
  return useAdminChange({
    refetched,
    send: (payment: TakeBody) =>
      withConfirmations((answers) =>
        callApi(browserFetch, "POST /api/receipts", { body: { key, ...payment, ...answers } }),
      ),
    done: (receipt) => texts.take.done(formatTotal(receipt), receipt.number ?? ""),
  });
}

type ReturnBody = Pick<CallBody<"POST /api/bookings/{id}/returns">, "legs" | "utr" | "reason">;

/** Returns money. Asks before returning it another way than it came. */
export function useReturnPayment({ id, version }: BookingVersion): PaymentChange<ReturnBody, Receipt> {
  const [key] = useState(createRandomId);
  return useAdminChange({
    refetched,
    send: (payment: ReturnBody) =>
      withConfirmations((answers) =>
        callApi(browserFetch, "POST /api/bookings/{id}/returns", {
          path: { id },
          body: { key, version, ...payment, ...answers },
        }),
      ),
    done: (receipt) => texts.return.done(formatTotal(receipt), receipt.number ?? ""),
  });
}

type CorrectionBody = Pick<CallBody<"POST /api/receipts/{id}/correction">, "reason" | "payment">;

/** Takes a receipt back, and records another payment in its place if there is one. */
export function useCorrectReceipt({ id }: Receipt): PaymentChange<CorrectionBody, Receipt> {
  const [key] = useState(createRandomId);
  return useAdminChange({
    refetched,
    send: (correction: CorrectionBody) =>
      callApi(browserFetch, "POST /api/receipts/{id}/correction", { path: { id }, body: { key, ...correction } }),
    done: () => texts.correction.done,
  });
}

type DiscountBody = Pick<CallBody<"POST /api/bookings/{id}/discounts">, "amount" | "reason">;

export function useGiveDiscount({ id, version }: BookingVersion): PaymentChange<DiscountBody, Booking> {
  return useAdminChange({
    refetched,
    send: (discount: DiscountBody) =>
      callApi(browserFetch, "POST /api/bookings/{id}/discounts", { path: { id }, body: { ...discount, version } }),
    done: () => texts.give.done,
  });
}

/** Takes the standing discount back; no form shows its failure. */
export function useWithdrawDiscount({ id, version }: BookingVersion): PaymentChange<void, Booking> {
  return useAdminChange({
    refetched,
    send: () => callApi(browserFetch, "DELETE /api/bookings/{id}/discounts", { path: { id }, query: { version } }),
    done: () => texts.discountTakenBack,
    onError: (error) => showErrorToast(error, texts.discountTakeBackFailed),
  });
}

function formatTotal({ total }: Receipt): string {
  return formatRupees(Math.abs(parseSignedAmount(total)));
}
