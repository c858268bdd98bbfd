import { getApiTexts } from "#api/i18n/texts.ts";
import { negotiateLanguage } from "#core/i18n/languages.ts";
import { MAX_REPORT_BYTES } from "#core/reports/report-file-size.ts";
import type { BodyLimits } from "#platform/http/body-limit.server.ts";
import { createProblem } from "./problem.ts";

export const reportUploadLimit = {
  method: "PUT",
  path: /^\/api\/bookings\/[^/]+\/report$/,
  maxBytes: MAX_REPORT_BYTES,
};

/** Maximum request body, in bytes; no page sends as much. */
export const bodyLimits: BodyLimits = { maxBytes: 64 * 1024, exceptions: [reportUploadLimit] };

/** Response to a URL or cookies over the limit. */
export function respondHeadersTooLong({ headers }: Request): Response {
  const language = negotiateLanguage(headers.get("accept-language") ?? undefined);
  return createProblem(language, "malformed", getApiTexts(language).headersTooLong);
}

/** Response to a body over the limit. */
export function respondBodyTooLarge({ headers }: Request): Response {
  const language = negotiateLanguage(headers.get("accept-language") ?? undefined);
  return createProblem(language, "too-large", getApiTexts(language).bodyTooLarge);
}
