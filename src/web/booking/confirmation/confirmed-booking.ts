import { toBookingValues } from "#core/bookings/create/booking-request.ts";
import type { Booking, CreatedBooking } from "#core/bookings/response-schema.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";

/** The fields of a booking that a confirmation shows. */
export type ConfirmedBooking = CreatedBooking &
  Pick<Booking, "bookingDate" | "bookingTime" | "patientName" | "phone" | "email" | "address" | "pinCode"> &
  Pick<Booking, "age" | "exactAge" | "gender" | "paymentStatus" | "paymentMethod"> & {
    /** Undefined for a repeated request. */
    createdAt: string | undefined;
  };

/**
 * Returns the booking as this page requested it, with the id, code and total of the response. A repeated request
 * returns these three alone (decision 003).
 */
export function createConfirmedBooking(
  request: CreateBookingRequest,
  answer: CreatedBooking | Booking,
): ConfirmedBooking {
  const { id, code, totalAmount } = answer;
  const { name, phone, email, age, exactAge, gender, address, pinCode } = toBookingValues(request);
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
