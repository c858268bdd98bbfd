/** Working days within which the lab begins to return money, as its pages promise. */
export const REFUND_WORKING_DAYS = 7;
