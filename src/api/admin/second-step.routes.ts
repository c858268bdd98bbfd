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
  summary: "One's own second step",
  responses: { 200: jsonResponse(SecondStepStatus, "How it stands"), ...errorResponses(401, 403) },
});

export const enrolSecondStepRoute = defineRoute("set-up-second-step", {
  method: "post",
  path,
  tags,
  summary: "Begin to set up one's own second step; it counts once a code of it was seen",
  request: jsonBody(z.object({ password })),
  responses: {
    201: jsonResponse(SecondStepSetup, "What the app is given, this once"),
    ...errorResponses(400, 401, 403, 422, 429),
  },
});

export const confirmSecondStepRoute = defineRoute("set-up-second-step", {
  method: "put",
  path,
  tags,
  summary: "Switch one's own second step on by a first code; what a password alone had opened ends",
  request: jsonBody(z.object({ code: z.string().max(40, validationKey("text-too-long")) })),
  responses: { 204: { description: "On; the session is a new one" }, ...errorResponses(400, 401, 403, 422, 429) },
});

export const renewBackupCodesRoute = defineRoute("manage-second-step", {
  method: "post",
  path: `${path}/backup-codes`,
  tags,
  summary: "Ten other backup codes; those before are void",
  request: jsonBody(z.object({ password })),
  responses: {
    201: jsonResponse(SecondStepSetup.pick({ backupCodes: true }), "The codes, this once"),
    ...errorResponses(400, 401, 403, 422, 429),
  },
});

export const disableSecondStepRoute = defineRoute("manage-second-step", {
  method: "post",
  path: `${path}/removal`,
  tags,
  summary: "Switch one's own second step off; a role that needs one sets up another before anything else",
  request: jsonBody(z.object({ password })),
  responses: { 204: { description: "Off; the session is a new one" }, ...errorResponses(400, 401, 403, 422, 429) },
});
