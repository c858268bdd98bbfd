/* Names of statuses, payments and items, in the language of the page. */
import * as labels from "#core/bookings/labels.ts";
import * as statuses from "#core/bookings/statuses.ts";
import { sentences } from "#sentences";

/** Returns the badge of a booking's status; an unknown one shows its raw value. */
export const getStatusBadge = (status: string) => statuses.getStatusBadge(status, sentences.statusLabels);

/** Returns the badge of a booking's payment; an unknown one shows its raw value. */
export const getPaymentBadge = (status: string) => statuses.getPaymentBadge(status, sentences.paymentLabels);

/** "Pay Later" */
export const formatPaymentMethod = (method: string) => labels.formatPaymentMethod(method, sentences.paymentMethods);

/** "Individual Test" */
export const formatItemType = (itemType: string) => labels.formatItemType(itemType, sentences.itemLabels);

/** Returns the item's name, or its type and id if no name is stored. */
export const formatItemName = (item: Parameters<typeof labels.formatItemName>[0]) =>
  labels.formatItemName(item, sentences.itemLabels);
