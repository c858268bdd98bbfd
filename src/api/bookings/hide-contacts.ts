import { can, isLimitedToToday } from "#core/access/authorize.ts";
import type { PatientBooking, StaffBooking } from "#core/bookings/response-schema.ts";
import type { Context } from "#core/context.server.ts";

/**
 * Which fields tell how to reach a patient, or may, with what is shown in their place: staff write addresses and
 * numbers into notes. A new field of a booking is a type error until it is listed here.
 */
const listedFields: { [Field in keyof StaffBooking]-?: "shown" | { blank: StaffBooking[Field] } } = {
  ...{ id: "shown", code: "shown", version: "shown", createdAt: "shown", patientId: "shown", visitId: "shown" },
  fastingAnswer: "shown",
  ...{
    bookingDate: "shown",
    bookingTime: "shown",
    place: "shown",
    area: "shown",
    phlebotomist: "shown",
    redrawOf: "shown",
  },
  ...{ patientName: "shown", age: "shown", exactAge: "shown", gender: "shown", language: "shown" },
  ...{
    status: "shown",
    cancelReason: "shown",
    undo: "shown",
    ownChanges: "shown",
    optOut: "shown",
    followed: "shown",
    itemNames: "shown",
  },
  ...{ paymentStatus: "shown", paymentMethod: "shown", totalAmount: "shown" },
  ...{ discountAmount: "shown", paidAmount: "shown", dueAmount: "shown", backAmount: "shown" },
  phone: { blank: "" },
  email: { blank: null },
  address: { blank: "" },
  landmark: { blank: null },
  pinCode: { blank: null },
  cancelNote: { blank: null },
  phlebotomistNote: { blank: null },
  contactName: { blank: null },
  contactPhone: { blank: null },
  payerName: { blank: null },
  payerPhone: { blank: null },
  patientWhatsAppUrl: { blank: undefined },
  whatsappNotificationUrl: { blank: undefined },
};

/**
 * Returns what the actor sees of the bookings of a list: lab roles need the patient's name, not a way to reach them
 * (access/policy.ts, `list-contact-details`).
 */
export function hideContacts<Listed extends PatientBooking>(
  { actor }: Pick<Context, "actor">,
  bookings: Listed[],
): Listed[] {
  const isToday = isLimitedToToday(actor, "read-bookings");
  return bookings.map((booking) =>
    can(actor, "list-contact-details", booking.phone, isToday) ? booking : hideBookingContacts(booking),
  );
}

function hideBookingContacts<Listed extends PatientBooking>(booking: Listed): Listed {
  const copy: Listed = { ...booking };
  for (const field of Object.keys(listedFields) as (keyof StaffBooking)[]) {
    const rule = listedFields[field];
    if (rule !== "shown" && field in copy) Object.assign(copy, { [field]: rule.blank });
  }
  return copy;
}
