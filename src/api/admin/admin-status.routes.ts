import { z } from "@hono/zod-openapi";
import { errorResponses, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { AdminStatus } from "#core/admin/schema.ts";

/* What each open admin page polls, and the notice of the last restore. */

export const getAdminStatusRoute = defineRoute("use-admin", {
  method: "get",
  path: "/admin/status",
  tags: ["admin"],
  summary: "Get warnings, counts, and a tag that changes with the data shown to staff",
  responses: {
    200: jsonResponse(AdminStatus, "Made for polling; fetch the lists again when the tag changes"),
    ...errorResponses(401, 403),
  },
});

export const acknowledgeRestoreRoute = defineRoute("read-restore", {
  method: "post",
  path: "/admin/restores/{id}/reading",
  tags: ["admin"],
  summary: "Mark the notice of the last restore as read",
  request: {
    params: z.object({
      id: z
        .string()
        .max(64)
        .openapi({ param: { in: "path", name: "id" } }),
    }),
  },
  responses: { 204: { description: "The notice is hidden" }, ...errorResponses(401, 403, 422) },
});
