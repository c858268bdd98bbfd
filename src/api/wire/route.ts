// biome-ignore lint/style/noRestrictedImports: the one place where a call is made, with its guard
import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { isForEverybody, requireMayAtAll } from "#core/access/may.ts";
import type { Action } from "#core/access/policy.ts";
import type { ApiEnvironment } from "./environment.ts";
import { type RefusalStatus, refusals } from "./openapi.ts";
import { problem } from "./problem.ts";

/**
 * A call of the API and the act that it is (core/access/policy.ts). Whoever may not do that at all is told so before
 * anything of what was sent is read; about whose things it is done, the verb decides. A body in a format that the call
 * does not name is not read either. What follows from the call's shape stands in its description without being written.
 */
export function route<const P extends string, R extends Omit<RouteConfig, "path"> & { path: P }>(
  action: Action,
  config: R,
) {
  const formats = Object.keys(config.request?.body?.content ?? {});
  const middleware: MiddlewareHandler<ApiEnvironment>[] = [];
  if (!isForEverybody(action)) middleware.push(guard(action));
  if (formats.length > 0) middleware.push(takeOnly(formats));
  const responses = { ...refusals(...refusalsByShape(config)), ...config.responses };
  return createRoute({ ...config, responses, middleware });
}

function guard(action: Action): MiddlewareHandler<ApiEnvironment> {
  return (c, next) => {
    requireMayAtAll(c.var.ctx.actor, action, c.var.parts);
    return next();
  };
}

/** What names no format is left to whoever reads it: JSON and forms must be named, a PDF tells by itself what it is. */
function takeOnly(formats: string[]): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const named = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    return named === undefined || formats.includes(named) ? next() : problem("unsupported-media-type");
  };
}

/** What any call with such a request may answer before a verb is asked. */
function refusalsByShape({ method, request = {} }: Pick<RouteConfig, "method" | "request">): RefusalStatus[] {
  return [
    ...(request.params || request.query || request.headers ? ([400, 422] as const) : []),
    ...(request.body ? ([400, 413, 415, 422] as const) : []),
    ...(method === "get" ? [] : ([403] as const)),
  ];
}
