import type { BookingFormValues } from "#core/bookings/request/form.ts";

/** The form's fields: its values, and the selector of packages, whose value is the address of the page. */
export type FormFields = BookingFormValues & { packageId: string };

/** A control that was never touched has no value; the rules read text. */
export function typedValues(fields: Partial<Record<keyof FormFields, string | null>>): BookingFormValues {
  return {
    name: fields.name ?? "",
    email: fields.email ?? "",
    phone: fields.phone ?? "",
    address: fields.address ?? "",
    pinCode: fields.pinCode ?? "",
    age: fields.age ?? "",
    gender: fields.gender ?? "",
    date: fields.date ?? "",
    time: fields.time ?? "",
  };
}
