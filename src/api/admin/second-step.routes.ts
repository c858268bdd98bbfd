import { z } from "@hono/zod-openapi";
import { errorResponses, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { SecondStepSetup, SecondStepStatus } from "#core/staff/schema.ts";

const tags = ["admin"];
const path = "/admin/second-step";
const password = z.string().max(200, validationKey("text-too-long"));

export const getSecondStepRoute = defineRoute("manage-second-step", {
  method: "get",
  path,
  tags,
  summary: "Get the signed-in member's second step",
  responses: { 200: jsonResponse(SecondStepStatus, "The status of the second step"), ...errorResponses(401, 403) },
});

export const enrolSecondStepRoute = defineRoute("set-up-second-step", {
  method: "post",
  path,
  tags,
  summary: "Start setting up a second step; it takes effect with its first correct code",
  request: jsonBody(z.object({ password })),
  responses: {
    201: jsonResponse(SecondStepSetup, "The secret and backup codes, shown only once"),
    ...errorResponses(400, 401, 403, 422, 429),
  },
});

export const confirmSecondStepRoute = defineRoute("set-up-second-step", {
  method: "put",
  path,
  tags,
  summary: "Switch on the second step with a first code; sessions opened by a password alone end",
  request: jsonBody(z.object({ code: z.string().max(40, validationKey("text-too-long")) })),
  responses: {
    204: { description: "Switched on; the session is replaced by a new one" },
    ...errorResponses(400, 401, 403, 422, 429),
  },
});

export const renewBackupCodesRoute = defineRoute("manage-second-step", {
  method: "post",
  path: `${path}/backup-codes`,
  tags,
  summary: "Create ten new backup codes; earlier ones become invalid",
  request: jsonBody(z.object({ password })),
  responses: {
    201: jsonResponse(SecondStepSetup.pick({ backupCodes: true }), "The codes, shown only once"),
    ...errorResponses(400, 401, 403, 422, 429),
  },
});

export const disableSecondStepRoute = defineRoute("manage-second-step", {
  method: "post",
  path: `${path}/removal`,
  tags,
  summary: "Switch off the second step; roles that require one must set up another before they can continue",
  request: jsonBody(z.object({ password })),
  responses: {
    204: { description: "Switched off; the session is replaced by a new one" },
    ...errorResponses(400, 401, 403, 422, 429),
  },
});
