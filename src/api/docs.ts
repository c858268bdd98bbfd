import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { compressedAnswer, type ReadyAnswer, sendReady } from "#platform/http/ready-answer.server.ts";
import type { ApiEnvironment } from "./wire/environment.ts";

const description = {
  openapi: "3.1.0",
  info: {
    title: "nabz",
    version: "1",
    description:
      "Lab tests and health packages with home sample collection. Refusals are problem+json (RFC 9457), and a small page for a browser that follows a link to one. Any call may answer 503 with Retry-After: nothing is wrong with it, and the same one may succeed in a moment.",
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
  const serve = (path: string, type: string, text: () => string) => api.get(path, kept(type, text));
  serve("/openapi.json", "application/json", () => JSON.stringify(api.getOpenAPI31Document(description), asJsonSchema));
  serve("/docs", "text/html; charset=utf-8", () => page);
  serve("/docs/start.js", "text/javascript", () => start);
  serve("/docs/swagger-ui-bundle.js", "text/javascript", () => swaggerFile("swagger-ui-bundle.js"));
  serve("/docs/swagger-ui.css", "text/css", () => swaggerFile("swagger-ui.css"));
}

/** The library writes a pattern with its flag behind it, `^…$/u`; JSON Schema reads every pattern as Unicode. */
function asJsonSchema(key: string, value: unknown): unknown {
  return key === "pattern" && typeof value === "string" ? value.replace(/\/u$/, "") : value;
}

/** Made by the first who asks, and kept compressed for the others: nothing of it changes while the process runs. */
function kept(type: string, text: () => string) {
  let answer: Promise<ReadyAnswer> | undefined;
  return async (c: Context) => {
    answer ??= compressedAnswer(text(), { "content-type": type, "content-security-policy": policy });
    return sendReady(await answer, c.req.raw);
  };
}

function swaggerFile(name: string): string {
  const home = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  return readFileSync(join(home, name), "utf8");
}
