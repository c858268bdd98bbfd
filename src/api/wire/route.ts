// biome-ignore lint/style/noRestrictedImports: the one place where a call is made, with its guard
import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Actor } from "#core/access/actor.ts";
import { isForEverybody, requireMayAtAll } from "#core/access/may.ts";
import type { Action } from "#core/access/policy.ts";
import { type RefusalStatus, refusals } from "./openapi.ts";

/** What a guard asks of a request: routes are descriptions, which pages take as types, and know nothing of the server. */
type Guarded = { Variables: { ctx: { actor: Actor }; parts: { isDemo: boolean } } };

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
  const middleware: MiddlewareHandler<Guarded>[] = [];
  if (!isForEverybody(action)) middleware.push(guard(action));
  if (formats.length > 0) middleware.push(takeOnly(formats));
  const responses = { ...refusals(...refusalsByShape(config)), ...config.responses };
  const request = isForEverybody(action) ? config.request : strictly(config.request);
  return createRoute({ ...config, request, responses, middleware } as R);
}

/** A mistyped filter must not give everything: at the desk a parameter that no list knows is refused by its name. */
function strictly(request: RouteConfig["request"]): RouteConfig["request"] {
  const query = request?.query;
  return query instanceof z.ZodObject ? { ...request, query: query.strict() } : request;
}

function guard(action: Action): MiddlewareHandler<Guarded> {
  return (c, next) => {
    requireMayAtAll(c.var.ctx.actor, action, c.var.parts);
    return next();
  };
}

/** JSON and forms must be named, so that nothing at all is none of them; a PDF tells by itself what it is. */
function takeOnly(formats: string[]): MiddlewareHandler<Guarded> {
  const unnamed = formats.includes("application/pdf");
  return async (c, next) => {
    const named = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    const isTaken = named === undefined ? unnamed : formats.includes(named);
    if (!isTaken) throw new HTTPException(415);
    return next();
  };
}

/** What any call with such a request may answer before a verb is asked; any address may be malformed. */
function refusalsByShape({ method, request = {} }: Pick<RouteConfig, "method" | "request">): RefusalStatus[] {
  return [
    400,
    ...(request.params || request.query || request.headers ? ([422] as const) : []),
    ...(request.body ? ([415, 422] as const) : []),
    ...(method === "get" ? [] : ([403, 413] as const)),
  ];
}
