/* Statuses of bookings and payments in the language of the page. */
import * as statuses from "#core/bookings/statuses.ts";
import { sentences } from "#sentences";

/** Returns the badge of a booking's status; an unknown one shows its raw value. */
export const getStatusBadge = (status: string) => statuses.getStatusBadge(status, sentences.statusLabels);

/** Returns the badge of a booking's payment; an unknown one shows its raw value. */
export const getPaymentBadge = (status: string) => statuses.getPaymentBadge(status, sentences.paymentLabels);
