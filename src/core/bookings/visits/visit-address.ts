import {
  addressDetailFields,
  type BookingDetails,
  type StaffDetailOf,
  toStoredDetails,
} from "#core/bookings/staff-details.ts";

/** Address fields, equal in all bookings of a visit. */
export const addressFields = ["address", "landmark", "pinCode", ...addressDetailFields] as const;

export type VisitAddress = {
  address: string;
  landmark: string | null;
  pinCode: string | null;
} & Pick<BookingDetails, StaffDetailOf<"address">>;

export function pickVisitAddress(visit: VisitAddress): VisitAddress {
  const { address, landmark, pinCode } = visit;
  return { address, landmark, pinCode, ...toStoredDetails(addressDetailFields, visit) };
}
