import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  compressText,
  type PrecompressedResponse,
  sendPrecompressed,
} from "#platform/http/precompressed-response.server.ts";
import type { ApiEnvironment } from "./http/environment.ts";

const apiInfo = {
  openapi: "3.1.0",
  info: {
    title: "nabz",
    version: "1",
    description:
      "Lab tests and health packages with home sample collection. Errors are problem+json (RFC 9457), or a small page if a browser follows a link. Any call may return 503 with Retry-After if the server is busy: repeat the same call.",
  },
};

const docsPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>nabz API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="api"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;

const docsScript = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#api", validatorUrl: null });`;

const docsPolicy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** The OpenAPI document at /api/openapi.json and Swagger UI at /api/docs, both self-hosted. */
export function mountDocs(api: OpenAPIHono<ApiEnvironment>): void {
  const serve = (path: string, type: string, text: () => string) => api.get(path, serveCached(type, text));
  serve("/openapi.json", "application/json", () => JSON.stringify(api.getOpenAPI31Document(apiInfo), fixPatternFlag));
  serve("/docs", "text/html; charset=utf-8", () => docsPage);
  serve("/docs/start.js", "text/javascript", () => docsScript);
  serve("/docs/swagger-ui-bundle.js", "text/javascript", () => readSwaggerFile("swagger-ui-bundle.js"));
  serve("/docs/swagger-ui.css", "text/css", () => readSwaggerFile("swagger-ui.css"));
}

/** The library appends a pattern's flag, `^…$/u`; JSON Schema treats every pattern as Unicode anyway. */
function fixPatternFlag(key: string, value: unknown): unknown {
  return key === "pattern" && typeof value === "string" ? value.replace(/\/u$/, "") : value;
}

/** Created on the first request and cached compressed: it does not change while the process runs. */
function serveCached(type: string, text: () => string) {
  let response: Promise<PrecompressedResponse> | undefined;
  return async (c: Context) => {
    response ??= compressText(text(), { "content-type": type, "content-security-policy": docsPolicy });
    return sendPrecompressed(await response, c.req.raw);
  };
}

function readSwaggerFile(name: string): string {
  const home = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  return readFileSync(join(home, name), "utf8");
}
