import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { problem } from "./problem.ts";

const MAX_BODY_BYTES = 64 * 1024;
/** An uploaded report is larger; its route asks who is there before it reads, and has a limit of its own. */
const REPORT_UPLOAD = /^\/api\/bookings\/[^/]+\/report$/;

const limit = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => problem("too-large", "This is too much to send at once."),
});

/** Refuses bodies that no page sends, before they are read. */
export const limitBodies: MiddlewareHandler = (c, next) => {
  if (c.req.method === "PUT" && REPORT_UPLOAD.test(c.req.path)) return next();
  return limit(c, next);
};
