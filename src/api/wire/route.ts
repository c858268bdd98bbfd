// biome-ignore lint/style/noRestrictedImports: the one place where a call is made, with its guard
import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { isForEverybody, requireMayAtAll } from "#core/access/may.ts";
import type { Action } from "#core/access/policy.ts";
import type { ApiEnvironment } from "./environment.ts";

/**
 * A call of the API and the act that it is (core/access/policy.ts). Whoever may not do that at all is told so before
 * anything of what was sent is read; about whose things it is done, the verb decides.
 */
export function route<const P extends string, R extends Omit<RouteConfig, "path"> & { path: P }>(
  action: Action,
  config: R,
) {
  return createRoute({ ...config, ...(isForEverybody(action) ? {} : { middleware: guard(action) }) });
}

function guard(action: Action): MiddlewareHandler<ApiEnvironment> {
  return (c, next) => {
    requireMayAtAll(c.var.ctx.actor, action, c.var.parts);
    return next();
  };
}
