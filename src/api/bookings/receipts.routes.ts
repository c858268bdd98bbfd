import { z } from "@hono/zod-openapi";
import { createIdSchema, errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { oldestFirstQuery } from "#api/http/pagination.ts";
import { defineRoute } from "#api/http/route.ts";
import {
  BookingPayments,
  CorrectReceiptRequest,
  GiveDiscountRequest,
  Receipt,
  ReceiptDetails,
  ReturnPaymentRequest,
  TakePaymentRequest,
  WithdrawDiscountQuery,
} from "#core/bookings/payments/schema.ts";
import { Booking } from "#core/bookings/response-schema.ts";
import { Day } from "#core/slots/schema.ts";

const recorded = {
  201: jsonResponse(Receipt, "The receipt"),
  200: jsonResponse(Receipt, "The same request was recorded before; its receipt"),
  ...errorResponses(400, 401, 403, 404, 409, 422),
};

export const takePaymentRoute = defineRoute("take-payment", {
  method: "post",
  path: "/receipts",
  tags: ["admin"],
  summary: "Record money taken for one or several bookings, as one receipt",
  request: jsonBody(TakePaymentRequest),
  responses: recorded,
});

export const correctReceiptRoute = defineRoute("correct-receipt", {
  method: "post",
  path: "/receipts/{id}/correction",
  tags: ["admin"],
  summary: "Take a receipt back and, if stated, record another one in its place",
  request: { params: idParams, ...jsonBody(CorrectReceiptRequest) },
  responses: recorded,
});

export const returnPaymentRoute = defineRoute("return-payment", {
  method: "post",
  path: "/bookings/{id}/returns",
  tags: ["admin"],
  summary: "Record money returned for a booking",
  request: { params: idParams, ...jsonBody(ReturnPaymentRequest) },
  responses: recorded,
});

export const giveDiscountRoute = defineRoute("give-discount", {
  method: "post",
  path: "/bookings/{id}/discounts",
  tags: ["admin"],
  summary: "Give a discount on a booking's total; above the receptionist's limit only the owner",
  request: { params: idParams, ...jsonBody(GiveDiscountRequest) },
  responses: {
    201: jsonResponse(Booking, "The updated booking"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const withdrawDiscountRoute = defineRoute("give-discount", {
  method: "delete",
  path: "/bookings/{id}/discounts",
  tags: ["admin"],
  summary: "Withdraw the discount that stands on a booking",
  request: { params: idParams, query: WithdrawDiscountQuery },
  responses: {
    200: jsonResponse(Booking, "The updated booking"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const listBookingPaymentsRoute = defineRoute("read-payments", {
  method: "get",
  path: "/bookings/{id}/receipts",
  tags: ["bookings"],
  summary: "List a booking's receipts, oldest first, and the discount that stands",
  request: { params: idParams },
  responses: { 200: jsonResponse(BookingPayments, "The payments"), ...errorResponses(401, 403, 404, 422) },
});

export const listReceiptsRoute = defineRoute("list-receipts", {
  method: "get",
  path: "/receipts",
  tags: ["admin"],
  summary: "List receipts, oldest first: of a booking, of a day's closing, or by a staff member",
  request: {
    query: z.object({
      bookingId: createIdSchema().optional(),
      day: Day.optional(),
      by: z.string().optional().meta({ description: "The account of the staff member" }),
      ...oldestFirstQuery,
    }),
  },
  responses: {
    200: jsonResponse(z.array(Receipt), "One page; `Link: rel=next` is the next page"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const getReceiptRoute = defineRoute("read-payments", {
  method: "get",
  path: "/receipts/{id}",
  tags: ["bookings"],
  summary: "Get a receipt with what it is for, as it is printed",
  request: { params: idParams },
  responses: { 200: jsonResponse(ReceiptDetails, "The receipt"), ...errorResponses(401, 403, 404, 422) },
});
