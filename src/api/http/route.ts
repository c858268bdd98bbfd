// biome-ignore lint/style/noRestrictedImports: the one place that creates a route, with its guard
import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Actor } from "#core/access/actor.ts";
import { authorizeBeforeLoad, isPublicAction } from "#core/access/authorize.ts";
import type { Action } from "#core/access/policy.ts";
import { type ErrorStatus, errorResponses } from "./openapi.ts";
import { LANGUAGE_PARAMETER } from "./request-language.ts";

/**
 * What a guard needs of a request. Route descriptions are imported as types by pages and must not depend on the server.
 */
type GuardedEnvironment = { Variables: { ctx: { actor: Actor }; parts: { isDemo: boolean } } };

/**
 * Defines a route and the action it performs (core/access/policy.ts). The permission for the action as such is checked
 * before the input is read; the command checks the target. A body in an unlisted format is not read. Responses that
 * follow from the route's shape are added to its description.
 */
export function defineRoute<const P extends string, R extends Omit<RouteConfig, "path"> & { path: P }>(
  action: Action,
  config: R,
) {
  const formats = Object.keys(config.request?.body?.content ?? {});
  const middleware: MiddlewareHandler<GuardedEnvironment>[] = [];
  if (!isPublicAction(action)) middleware.push(requirePermission(action));
  if (formats.length > 0) middleware.push(requireContentType(formats));
  const responses = { ...errorResponses(...listImpliedErrorStatuses(config)), ...config.responses };
  const request = isPublicAction(action) ? config.request : withStrictQuery(config.request);
  return createRoute({ ...config, request, responses, middleware } as R);
}

/** Rejects unknown query parameters in the admin area: a mistyped filter must not return everything. */
function withStrictQuery(request: RouteConfig["request"]): RouteConfig["request"] {
  const query = request?.query;
  if (!(query instanceof z.ZodObject)) return request;
  return { ...request, query: query.extend({ [LANGUAGE_PARAMETER]: z.string().optional() }).strict() };
}

function requirePermission(action: Action): MiddlewareHandler<GuardedEnvironment> {
  return (c, next) => {
    authorizeBeforeLoad(c.var.ctx.actor, action, c.var.parts);
    return next();
  };
}

/** JSON and forms need a content type; a PDF may come without one, because its bytes identify it. */
function requireContentType(formats: string[]): MiddlewareHandler<GuardedEnvironment> {
  const isOptional = formats.includes("application/pdf");
  return async (c, next) => {
    const contentType = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    const isAccepted = contentType === undefined ? isOptional : formats.includes(contentType);
    if (!isAccepted) throw new HTTPException(415);
    return next();
  };
}

/**
 * Returns the error statuses that any route with such a request may have before its command runs; 400 for every path.
 */
function listImpliedErrorStatuses({ method, request = {} }: Pick<RouteConfig, "method" | "request">): ErrorStatus[] {
  return [
    400,
    ...(request.params || request.query || request.headers ? ([422] as const) : []),
    ...(request.body ? ([415, 422] as const) : []),
    ...(method === "get" ? [] : ([403, 413] as const)),
  ];
}
