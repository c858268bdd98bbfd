import { askedValues } from "#core/bookings/request/new-booking.ts";
import type { Booking, NewBooking, PlacedBooking } from "#core/bookings/schema.ts";

/** What a confirmation shows of a booking. */
export type ConfirmedBooking = PlacedBooking &
  Pick<Booking, "bookingDate" | "bookingTime" | "patientName" | "phone" | "email" | "address" | "pinCode"> &
  Pick<Booking, "age" | "exactAge" | "gender" | "paymentStatus" | "paymentMethod"> & {
    /** Not known of a repeated request. */
    createdAt: string | undefined;
  };

/**
 * The booking as this page asked for it, under the id, code and total that the server answered. A repeated request is
 * answered with these three alone (decision 003).
 */
export function confirmedBooking(request: NewBooking, answer: PlacedBooking | Booking): ConfirmedBooking {
  const { id, code, totalAmount } = answer;
  const { name, phone, email, age, exactAge, gender, address, pinCode } = askedValues(request);
  const { bookingDate, bookingTime, paymentMethod } = request.booking;
  return {
    id,
    code,
    totalAmount,
    createdAt: "createdAt" in answer ? answer.createdAt : undefined,
    bookingDate,
    bookingTime,
    patientName: name,
    phone,
    email,
    age,
    exactAge,
    gender,
    address,
    pinCode,
    paymentMethod,
    paymentStatus: "pending",
  };
}
