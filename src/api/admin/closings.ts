import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { acceptClosing } from "#core/money/closings/accept-closing.server.ts";
import { acceptCashMove, refuseCashMove } from "#core/money/closings/answer-cash-move.server.ts";
import { countCash } from "#core/money/closings/count-cash.server.ts";
import { declareSettlement } from "#core/money/closings/declare-settlement.server.ts";
import { findCashMove, findClosings } from "#core/money/closings/find-closings.server.ts";
import { moveCash } from "#core/money/closings/move-cash.server.ts";
import {
  acceptCashMoveRoute,
  acceptClosingRoute,
  countCashRoute,
  declareSettlementRoute,
  getClosingsRoute,
  moveCashRoute,
  refuseCashMoveRoute,
} from "./closings.routes.ts";
import { presentCashMove, presentClosings } from "./present-closings.ts";

const noStore = { "cache-control": "no-store" };

/** Calls about the closing of a day: counts of cash, cash that changes hands, settlements of UPI and card. */
export function mountClosings(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(getClosingsRoute, async (c) => {
    const { day } = c.req.valid("query");
    return c.json(presentClosings(await findClosings(c.var.ctx, day)), 200, noStore);
  });
  api.openapi(countCashRoute, async (c) => {
    const request = c.req.valid("json");
    await countCash(c.var.ctx, request);
    return c.json(presentClosings(await findClosings(c.var.ctx, request.day)), 200, noStore);
  });
  api.openapi(acceptClosingRoute, async (c) => {
    const { day } = await acceptClosing(c.var.ctx, { closingId: c.req.valid("param").id, ...c.req.valid("json") });
    return c.json(presentClosings(await findClosings(c.var.ctx, day)), 200, noStore);
  });
  api.openapi(declareSettlementRoute, async (c) => {
    const { day } = await declareSettlement(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") });
    return c.json(presentClosings(await findClosings(c.var.ctx, day)), 200, noStore);
  });
  mountCashMoves(api);
}

function mountCashMoves(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(moveCashRoute, async (c) => {
    const { move, isNew } = await moveCash(c.var.ctx, c.req.valid("json"));
    return c.json(presentCashMove(await findCashMove(c.var.ctx, move)), isNew ? 201 : 200, noStore);
  });
  api.openapi(acceptCashMoveRoute, async (c) => {
    const move = await acceptCashMove(c.var.ctx, c.req.valid("param").id);
    return c.json(presentCashMove(await findCashMove(c.var.ctx, move)), 200, noStore);
  });
  api.openapi(refuseCashMoveRoute, async (c) => {
    const move = await refuseCashMove(c.var.ctx, c.req.valid("param").id);
    return c.json(presentCashMove(await findCashMove(c.var.ctx, move)), 200, noStore);
  });
}
