import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { exportBookings } from "#core/figures/export/export-bookings.server.ts";
import { tellFigures } from "#core/figures/tell-figures.server.ts";
import { exportRoute, figuresRoute } from "./routes.ts";

/** The desk's Reports tab (decision D15). */
export function mountFigures(api: OpenAPIHono<ApiEnvironment>, { log }: ApiParts): void {
  api.openapi(figuresRoute, async (c) => {
    const figures = await tellFigures(c.var.ctx, c.req.valid("query"));
    return c.json(figures, 200, { "cache-control": "no-store" });
  });
  api.openapi(exportRoute, async (c) => {
    const { from, to } = c.req.valid("query");
    const lines = await exportBookings(c.var.ctx, { from, to });
    const { requestId } = c.env;
    return new Response(
      bytesOf(lines, (err) => log.error({ err, requestId }, "export failed")),
      {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="bookings-${from}-to-${to}.csv"`,
          "cache-control": "no-store",
        },
      },
    );
  });
}

/** Sends while it reads: no period is too long for the memory. What fails then breaks the answer off. */
function bytesOf(lines: AsyncGenerator<string>, onFailure: (failure: unknown) => void): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (failure) {
        onFailure(failure);
        controller.error(failure);
      }
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
