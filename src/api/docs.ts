import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "./wire/environment.ts";

const description = {
  openapi: "3.1.0",
  info: {
    title: "nabz",
    version: "1",
    description: "Lab tests and health packages with home sample collection. Refusals are problem+json (RFC 9457).",
  },
};

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>nabz API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="api"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;

const start = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#api", validatorUrl: null });`;

const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** The description at /api/openapi.json and pages to read it at /api/docs, both served by ourselves. */
export function mountDocs(api: OpenAPIHono<ApiEnvironment>): void {
  const text = (body: string, type: string) => () =>
    new Response(body, { headers: { "content-type": type, "content-security-policy": policy } });
  api.doc31("/openapi.json", description);
  api.get("/docs", text(page, "text/html; charset=utf-8"));
  api.get("/docs/start.js", text(start, "text/javascript"));
  api.get("/docs/swagger-ui-bundle.js", () => text(swaggerFile("swagger-ui-bundle.js"), "text/javascript")());
  api.get("/docs/swagger-ui.css", () => text(swaggerFile("swagger-ui.css"), "text/css")());
}

function swaggerFile(name: string): string {
  const home = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  return readFileSync(join(home, name), "utf8");
}
