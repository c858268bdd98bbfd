import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { toE164 } from "#core/patients/phone.ts";
import { phoneCountry } from "#core/patients/phone-country.server.ts";
import { countryRoute } from "./routes.ts";

/** Said back to who types a number abroad, so that a wrong one is noticed before the lab calls it. */
export function mountPhoneCountry(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(countryRoute, async (c) => {
    const { phone } = c.req.valid("query");
    const country = await phoneCountry(toE164(phone) ?? phone, c.var.ctx.now, "phone");
    return c.json(country, 200, { "cache-control": "no-store" });
  });
}
