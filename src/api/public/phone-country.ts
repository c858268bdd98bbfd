import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { toE164 } from "#core/patients/phone.ts";
import { requirePhoneCountry } from "#core/patients/phone-country.server.ts";
import { getPhoneCountryRoute } from "./public.routes.ts";

/** Returns the country of a foreign number, so that the visitor notices a wrong one before the lab calls it. */
export function mountPhoneCountry(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(getPhoneCountryRoute, async (c) => {
    const { phone } = c.req.valid("query");
    const { ctx, language } = c.var;
    const country = await requirePhoneCountry(toE164(phone) ?? phone, { now: ctx.now, field: "phone", language });
    return c.json(country, 200, { "cache-control": "no-store" });
  });
}
