import { z } from "@hono/zod-openapi";
import { body, json, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { NewSecondStep, OwnSecondStep } from "#core/staff/schema.ts";
import { writtenSentences } from "#core/written.ts";

const tags = ["desk"];
const path = "/admin/second-step";
const password = z.string().max(200, writtenSentences.tooLong);

export const ownStepRoute = route("keep-second-step", {
  method: "get",
  path,
  tags,
  summary: "One's own second step at the desk",
  responses: { 200: json(OwnSecondStep, "How it stands"), ...refusals(401, 403) },
});

export const beginStepRoute = route("set-up-second-step", {
  method: "post",
  path,
  tags,
  summary: "Begin to set up one's own second step; it counts once a code of it was seen",
  request: body(z.object({ password })),
  responses: { 201: json(NewSecondStep, "What the app is given, this once"), ...refusals(400, 401, 403, 422, 429) },
});

export const confirmStepRoute = route("set-up-second-step", {
  method: "put",
  path,
  tags,
  summary: "Switch one's own second step on by a first code; what a password alone had opened ends",
  request: body(z.object({ code: z.string().max(40, writtenSentences.tooLong) })),
  responses: { 204: { description: "On; the session is a new one" }, ...refusals(400, 401, 403, 422, 429) },
});

export const renewCodesRoute = route("keep-second-step", {
  method: "post",
  path: `${path}/backup-codes`,
  tags,
  summary: "Ten other backup codes; those before are void",
  request: body(z.object({ password })),
  responses: {
    201: json(NewSecondStep.pick({ backupCodes: true }), "The codes, this once"),
    ...refusals(400, 401, 403, 422, 429),
  },
});

export const removeStepRoute = route("keep-second-step", {
  method: "post",
  path: `${path}/removal`,
  tags,
  summary: "Switch one's own second step off; a role that needs one sets up another before anything else",
  request: body(z.object({ password })),
  responses: { 204: { description: "Off; the session is a new one" }, ...refusals(400, 401, 403, 422, 429) },
});
