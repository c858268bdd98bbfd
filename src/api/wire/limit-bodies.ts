import { words } from "#api/texts/words.ts";
import { MAX_REPORT_BYTES } from "#core/reports/files/file-size.ts";
import type { BodyLimits } from "#platform/http/body-limit.server.ts";
import { problem } from "./problem.ts";

export const reportUpload = {
  method: "PUT",
  path: /^\/api\/bookings\/[^/]+\/report$/,
  maxBytes: MAX_REPORT_BYTES,
};

/** How much any door of the product takes at once; no page sends as much. */
export const bodyLimits: BodyLimits = { maxBytes: 64 * 1024, larger: [reportUpload] };

/** The API's answer to an address or cookies over the limit. */
export function answerLongHead(): Response {
  return problem("malformed", words.longHead);
}

/** The API's answer to a body over the limit. */
export function answerTooLarge(): Response {
  return problem("too-large", words.tooMuch);
}
