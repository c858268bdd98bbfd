import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { json, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { PatientPhone } from "#core/bookings/schema.ts";
import { toE164 } from "#core/patients/phone.ts";
import { phoneCountry } from "#core/patients/phone-country.server.ts";
import { PhoneCountry } from "#core/patients/schema.ts";

const countryRoute = route("browse", {
  method: "get",
  path: "/phone-country",
  tags: ["bookings"],
  summary: "Which country a typed number is of, and what time it is there",
  request: { query: z.object({ phone: PatientPhone }) },
  responses: { 200: json(PhoneCountry, "The country"), ...refusals(400, 422) },
});

/** Said back to who types a number abroad, so that a wrong one is noticed before the lab calls it. */
export function mountPhoneCountry(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(countryRoute, async (c) => {
    const { phone } = c.req.valid("query");
    const country = await phoneCountry(toE164(phone) ?? phone, c.var.ctx.now, "phone");
    return c.json(country, 200, { "cache-control": "no-store" });
  });
}
