import { MAX_REPORT_BYTES } from "#core/reports/report-file-size.ts";
import type { BodyLimits } from "#platform/http/body-limit.server.ts";
import { createProblem } from "./problem.ts";
import { texts } from "../i18n/texts.ts";

export const reportUploadLimit = {
  method: "PUT",
  path: /^\/api\/bookings\/[^/]+\/report$/,
  maxBytes: MAX_REPORT_BYTES,
};

/** Maximum request body, in bytes; no page sends as much. */
export const bodyLimits: BodyLimits = { maxBytes: 64 * 1024, exceptions: [reportUploadLimit] };

/** Response to a URL or cookies over the limit. */
export function respondHeadersTooLong(): Response {
  return createProblem("malformed", texts.headersTooLong);
}

/** Response to a body over the limit. */
export function respondBodyTooLarge(): Response {
  return createProblem("too-large", texts.bodyTooLarge);
}
