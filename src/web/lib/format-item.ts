/* Booked items and payment methods in the language of the page. */
import * as labels from "#core/bookings/labels.ts";
import { sentences } from "#sentences";

/** "Pay Later" */
export const formatPaymentMethod = (method: string) => labels.formatPaymentMethod(method, sentences.paymentMethods);

/** "Individual Test" */
export const formatItemType = (itemType: string) => labels.formatItemType(itemType, sentences.itemLabels);

/** Returns the item's name, or its type and id if no name is stored. */
export const formatItemName = (item: Parameters<typeof labels.formatItemName>[0]) =>
  labels.formatItemName(item, sentences.itemLabels);
