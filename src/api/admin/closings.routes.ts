import { z } from "@hono/zod-openapi";
import { errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import {
  AcceptClosingRequest,
  CashMove,
  CountCashRequest,
  DayClosings,
  DeclareSettlementRequest,
  MoveCashRequest,
} from "#core/money/closings/schema.ts";
import { Day } from "#core/slots/schema.ts";
import { settledMethods } from "#db/schema/values.ts";

const tags = ["admin"];

/** Every change answers with the closings of its day as they are now. */
const changed = {
  200: jsonResponse(DayClosings, "The closings of the day"),
  ...errorResponses(400, 401, 403, 404, 409, 422),
};

export const getClosingsRoute = defineRoute("close-day", {
  method: "get",
  path: "/closings",
  tags,
  summary: "Get the closings of a day: those of the lab, for phlebotomists their own",
  request: { query: z.object({ day: Day }) },
  responses: { 200: jsonResponse(DayClosings, "The closings"), ...errorResponses(400, 401, 403, 422) },
});

export const countCashRoute = defineRoute("close-day", {
  method: "post",
  path: "/closings",
  tags,
  summary: "Record what the user counted of a day's cash",
  request: jsonBody(CountCashRequest),
  responses: changed,
});

export const acceptClosingRoute = defineRoute("accept-closing", {
  method: "post",
  path: "/closings/{id}/acceptance",
  tags,
  summary: "Accept a colleague's closing, after counting what is handed over",
  request: { params: idParams, ...jsonBody(AcceptClosingRequest) },
  responses: changed,
});

export const moveCashRoute = defineRoute("move-cash", {
  method: "post",
  path: "/cash-moves",
  tags,
  summary: "Record cash that changes hands without a receipt",
  request: jsonBody(MoveCashRequest),
  responses: {
    201: jsonResponse(CashMove, "The move"),
    200: jsonResponse(CashMove, "The same request was recorded before; its move"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

const answered = {
  200: jsonResponse(CashMove, "The move"),
  ...errorResponses(401, 403, 404, 409, 422),
};

export const acceptCashMoveRoute = defineRoute("move-cash", {
  method: "post",
  path: "/cash-moves/{id}/acceptance",
  tags,
  summary: "Accept cash that is given to the user, or to the cash drawer",
  request: { params: idParams },
  responses: answered,
});

export const refuseCashMoveRoute = defineRoute("move-cash", {
  method: "post",
  path: "/cash-moves/{id}/refusal",
  tags,
  summary: "Refuse cash that is given, or take it back",
  request: { params: idParams },
  responses: answered,
});

export const declareSettlementRoute = defineRoute("declare-settlement", {
  method: "put",
  path: "/settlements/{day}/{method}",
  tags,
  summary: "Record what the bank or the card machine shows for a day",
  request: {
    params: z.object({ day: Day, method: z.enum(settledMethods) }),
    ...jsonBody(DeclareSettlementRequest),
  },
  responses: changed,
});
