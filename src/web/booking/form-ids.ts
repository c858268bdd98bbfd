/** The two forms of the page, so that the bar's button sends the one that is shown. */
export const detailsFormId = "booking-details";
export const paymentFormId = "booking-payment";
