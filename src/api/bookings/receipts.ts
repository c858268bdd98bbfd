import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { createPaginationHeaders } from "#api/http/pagination.ts";
import { can } from "#core/access/authorize.ts";
import { findBooking } from "#core/bookings/find-booking.server.ts";
import { giveDiscount, withdrawDiscount } from "#core/bookings/payments/change-discount.server.ts";
import { correctReceipt } from "#core/bookings/payments/correct-receipt.server.ts";
import { findReceipt } from "#core/bookings/payments/find-receipt.server.ts";
import {
  findReceipts,
  findStandingDiscount,
  limitToBooking,
  listReceiptsOfBookings,
} from "#core/bookings/payments/receipt-queries.server.ts";
import { returnPayment } from "#core/bookings/payments/return-payment.server.ts";
import { takePayment } from "#core/bookings/payments/take-payment.server.ts";
import { presentStaffBooking } from "./present-booking.ts";
import { presentDiscount, presentReceipt, presentReceiptDetails } from "./present-receipt.ts";
import {
  correctReceiptRoute,
  getReceiptRoute,
  giveDiscountRoute,
  listBookingPaymentsRoute,
  listReceiptsRoute,
  returnPaymentRoute,
  takePaymentRoute,
  withdrawDiscountRoute,
} from "./receipts.routes.ts";

const noStore = { "cache-control": "no-store" };

/** Calls about money: receipts and discounts. */
export function mountReceipts(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(takePaymentRoute, async (c) => {
    const { receipt, isNew } = await takePayment(c.var.ctx, c.req.valid("json"));
    return c.json(presentReceipt(receipt, { isStaff: true }), isNew ? 201 : 200, noStore);
  });
  api.openapi(correctReceiptRoute, async (c) => {
    const correction = { receiptId: c.req.valid("param").id, ...c.req.valid("json") };
    const { receipt, isNew } = await correctReceipt(c.var.ctx, correction);
    return c.json(presentReceipt(receipt, { isStaff: true }), isNew ? 201 : 200, noStore);
  });
  api.openapi(returnPaymentRoute, async (c) => {
    const request = { bookingId: c.req.valid("param").id, ...c.req.valid("json") };
    const { receipt, isNew } = await returnPayment(c.var.ctx, request);
    return c.json(presentReceipt(receipt, { isStaff: true }), isNew ? 201 : 200, noStore);
  });
  api.openapi(giveDiscountRoute, async (c) => {
    const booking = await giveDiscount(c.var.ctx, { bookingId: c.req.valid("param").id, ...c.req.valid("json") });
    return c.json(presentStaffBooking(booking), 201, noStore);
  });
  api.openapi(withdrawDiscountRoute, async (c) => {
    const booking = await withdrawDiscount(c.var.ctx, { bookingId: c.req.valid("param").id, ...c.req.valid("query") });
    return c.json(presentStaffBooking(booking), 200, noStore);
  });
  mountReceiptQueries(api);
}

function mountReceiptQueries(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(listBookingPaymentsRoute, async (c) => {
    const { db, actor } = c.var.ctx;
    const booking = await findBooking(c.var.ctx, c.req.valid("param").id);
    const isStaff = can(actor, "use-admin");
    const rows = await listReceiptsOfBookings(db, [booking.id]);
    const discount = await findStandingDiscount(db, booking.id);
    const receipts = rows.map((row) => presentReceipt(isStaff ? row : limitToBooking(row, booking.id), { isStaff }));
    return c.json({ receipts, discount: discount ? presentDiscount(discount, { isStaff }) : null }, 200, noStore);
  });
  api.openapi(listReceiptsRoute, async (c) => {
    const { rows, next } = await findReceipts(c.var.ctx.db, c.req.valid("query"));
    const receipts = rows.map((row) => presentReceipt(row, { isStaff: true }));
    return c.json(receipts, 200, createPaginationHeaders(c.req.url, next, "after"));
  });
  api.openapi(getReceiptRoute, async (c) => {
    const { actor } = c.var.ctx;
    const found = await findReceipt(c.var.ctx, c.req.valid("param").id);
    return c.json(presentReceiptDetails(found, { isStaff: can(actor, "use-admin") }), 200, noStore);
  });
}
