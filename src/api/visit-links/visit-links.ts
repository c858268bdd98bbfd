import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context as RequestContext } from "hono";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { requireWithinRateLimit } from "#api/http/rate-limit.ts";
import { suggestSlotsOnConflict } from "#api/http/suggest-slots-on-conflict.ts";
import { answerFasting } from "#core/bookings/edit/answer-fasting.server.ts";
import { cancelOwnBooking } from "#core/bookings/edit/cancel-own-booking.server.ts";
import { findOwnMovePreferences } from "#core/bookings/edit/move-conflicts.server.ts";
import { moveOwnBooking } from "#core/bookings/edit/move-own-booking.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { findLinkedBooking } from "#core/visit-links/find-linked-booking.server.ts";
import { findLinkedVisit } from "#core/visit-links/find-linked-visit.server.ts";
import { listLinkedSlots } from "#core/visit-links/list-linked-slots.server.ts";
import type { LinkedVisit } from "#core/visit-links/schema.ts";
import {
  answerFastingRoute,
  cancelLinkedVisitRoute,
  getLinkedVisitRoute,
  listLinkedSlotsRoute,
  moveLinkedVisitRoute,
} from "./visit-links.routes.ts";

const noStore = { "cache-control": "no-store" };

type OpenedLink = {
  booking: BookingRow;
  /** Acts as the booking's phone, and is passed to commands about this booking alone. */
  ctx: Context;
};

/** Calls of the page behind a visit link. Its token is the only authority: a session adds nothing. */
export function mountVisitLinks(
  api: OpenAPIHono<ApiEnvironment>,
  { limits, hash, resolveRequestSource }: ApiDeps,
): void {
  /** Counts tokens that open nothing, so that a guesser stops others behind the same address from nothing. */
  const openLink = async (c: RequestContext<ApiEnvironment>, token: string): Promise<OpenedLink> => {
    const { ctx } = c.var;
    const booking = await findLinkedBooking(ctx.db, hash, token);
    if (booking) return { booking, ctx: { ...ctx, actor: { kind: "patient", phone: booking.phone } } };
    await requireWithinRateLimit(limits, "visit-link", c.env.address, "attempts-from-here");
    throw new DomainError("not-found", "visit-link-unknown");
  };
  const openToChange = async (c: RequestContext<ApiEnvironment>, token: string): Promise<OpenedLink> => {
    const link = await openLink(c, token);
    await requireWithinRateLimit(limits, "visit-link", c.env.address, "attempts-from-here", link.booking.code);
    return link;
  };
  api.openapi(getLinkedVisitRoute, async (c) => {
    const { booking, ctx } = await openLink(c, c.req.valid("param").token);
    return c.json(await findLinkedVisit(ctx, booking), 200, noStore);
  });
  api.openapi(listLinkedSlotsRoute, async (c) => {
    const { booking, ctx } = await openLink(c, c.req.valid("param").token);
    const { date, afterEating: isAfterEating = false } = c.req.valid("query");
    const { closedDays: sentences } = getSentences(c.var.language);
    return c.json(await listLinkedSlots(ctx, { booking, date, isAfterEating, sentences }), 200, noStore);
  });
  api.openapi(moveLinkedVisitRoute, async (c) => {
    const { token } = c.req.valid("param");
    const { booking, ctx } = await openToChange(c, token);
    const { bookingDate: day, bookingTime: time, ...rest } = c.req.valid("json");
    // A link can be passed on: unlike a code, it proves no phone.
    const from = { ...resolveRequestSource(c.env.address, day), canVerifyPhones: false };
    const move = () => moveOwnBooking(ctx, { bookingId: booking.id, day, time, from, ...rest });
    const input = { now: ctx.now, isAfterEating: rest.afterEating ?? false };
    const findPreferences = () => findOwnMovePreferences(ctx.db, booking.id, input);
    await suggestSlotsOnConflict(c.var, { day, time }, findPreferences, move);
    return c.json(await findChangedVisit(ctx, hash, token), 200, noStore);
  });
  api.openapi(cancelLinkedVisitRoute, async (c) => {
    const { token } = c.req.valid("param");
    const { booking, ctx } = await openToChange(c, token);
    const { note, version } = c.req.valid("json");
    const reason = note ? "other" : "patient-asked";
    await cancelOwnBooking(ctx, { bookingId: booking.id, reason, note, version });
    return c.json(await findChangedVisit(ctx, hash, token), 200, noStore);
  });
  api.openapi(answerFastingRoute, async (c) => {
    const { token } = c.req.valid("param");
    const { booking, ctx } = await openToChange(c, token);
    await answerFasting(ctx, { bookingId: booking.id, ...c.req.valid("json") });
    return c.json(await findChangedVisit(ctx, hash, token), 200, noStore);
  });
}

async function findChangedVisit(ctx: Context, hash: ApiDeps["hash"], token: string): Promise<LinkedVisit> {
  const booking = await findLinkedBooking(ctx.db, hash, token);
  if (!booking) throw new DomainError("not-found", "visit-link-unknown");
  return findLinkedVisit(ctx, booking);
}
