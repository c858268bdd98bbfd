import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import type { OptOut } from "#core/bookings/opt-out-schema.ts";
import { changeOptOut } from "#core/messages/change-opt-out.server.ts";
import { listOptOuts, type OptOutRow } from "#core/messages/opt-outs.server.ts";
import { toE164 } from "#core/patients/phone.ts";
import { listOptOutsRoute, optInRoute, optOutRoute } from "./opt-outs.routes.ts";

const noStore = { "cache-control": "no-store" };

/** Phones that get no messages. */
export function mountOptOuts(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(listOptOutsRoute, async (c) => {
    const { phone } = c.req.valid("query");
    const rows = await listOptOuts(c.var.ctx.db, toE164(phone) ?? phone);
    return c.json(rows.map(presentOptOut), 200, noStore);
  });
  api.openapi(optOutRoute, async (c) => {
    const optOut = await changeOptOut(c.var.ctx, { bookingId: c.req.valid("param").id, isOptedOut: true });
    return c.json({ optOut: optOut && presentOptOut(optOut) }, 200);
  });
  api.openapi(optInRoute, async (c) => {
    await changeOptOut(c.var.ctx, { bookingId: c.req.valid("param").id, isOptedOut: false });
    return c.body(null, 204);
  });
}

/** Returns an opt-out as staff see it. */
export function presentOptOut({ since, source, patientId }: OptOutRow): OptOut {
  return { since: since.toISOString(), source, patientId };
}
