import { getBookingBalance } from "#core/bookings/booking-balance.ts";
import type { FoundReceipt } from "#core/bookings/payments/find-receipt.server.ts";
import type { DiscountRow, ReceiptRow } from "#core/bookings/payments/receipt-queries.server.ts";
import type { Discount, Receipt, ReceiptDetails } from "#core/bookings/payments/schema.ts";
import { formatReceiptNumber } from "#core/money/receipt-number.ts";
import { sumPaise } from "#core/money/tenders.ts";
import { formatAmount } from "#core/pricing/money.ts";
import { presentItem } from "./present-booking.ts";

type Reader = { isStaff: boolean };

/** Returns a receipt; the reason, in the words of staff, is for staff only. */
export function presentReceipt(row: ReceiptRow, { isStaff }: Reader): Receipt {
  const { id, kind, byName, utr, corrects, correctedBy } = row;
  return {
    ...{ id, kind, byName, utr, corrects, correctedBy },
    number: formatReceiptNumber(row),
    at: row.at.toISOString(),
    legs: row.tenders.map(({ method, paise }) => ({ method, amount: formatAmount(paise) })),
    bookings: row.allocations.map(({ bookingId, bookingCode, paise }) => {
      return { id: bookingId, code: bookingCode, amount: formatAmount(paise) };
    }),
    total: formatAmount(sumPaise(row.allocations)),
    reason: isStaff ? row.reason : null,
  };
}

/** Returns the discount that stands; the reason is for staff only. */
export function presentDiscount({ paise, reason, byName, at }: DiscountRow, { isStaff }: Reader): Discount {
  return { amount: formatAmount(paise), reason: isStaff ? reason : null, byName, at: at.toISOString() };
}

/** Returns a receipt as it is printed. A booking that the reader may not see is only an amount. */
export function presentReceiptDetails(
  { receipt, counterpart, bookings }: FoundReceipt,
  reader: Reader,
): ReceiptDetails {
  const presented = presentReceipt(receipt, reader);
  return {
    ...presented,
    counterpart: counterpart && {
      ...{ id: counterpart.id, number: formatReceiptNumber(counterpart), byName: counterpart.byName },
      at: counterpart.at.toISOString(),
    },
    bookings: presented.bookings.map((share, index) => {
      const found = bookings[index];
      if (!found) return { ...share, booking: null };
      const { booking, items } = found;
      const { duePaise, backPaise } = getBookingBalance(booking);
      return {
        ...share,
        booking: {
          ...{ patientName: booking.patientName, age: booking.age, exactAge: booking.exactAge, gender: booking.gender },
          ...{ bookingDate: booking.day, place: booking.place },
          items: items.map((item) => {
            const { name, code, price } = presentItem(item);
            return { name, code, price };
          }),
          totalAmount: formatAmount(booking.totalPaise),
          discountAmount: formatAmount(booking.discountPaise),
          paidAmount: formatAmount(booking.takenPaise),
          dueAmount: formatAmount(duePaise),
          backAmount: formatAmount(backPaise),
        },
      };
    }),
  };
}
