import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";

type Described = Record<string, Record<string, { parameters?: unknown[]; requestBody?: unknown; responses: object }>>;

let app: TestApp;
let calls: { call: string; method: string; path: string; takesBody: boolean; statuses: string[] }[];
beforeAll(async () => {
  app = await createTestApp();
  const { body } = await app.call("GET", "/api/openapi.json");
  calls = Object.entries(body.paths as Described).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { requestBody, responses }]) => {
      const method = name.toUpperCase();
      const takesBody = requestBody !== undefined;
      return { call: `${method} ${path}`, method, path, takesBody, statuses: Object.keys(responses) };
    }),
  );
});
afterAll(() => app.close());

/** Invalid values for path parameters. */
const oddIds = ["abc", "0", "-1", "1.5", "2147483648", "1%00", "%ff"];
const oddBodies: { body: string; type: string }[] = [
  { body: "{", type: "application/json" },
  { body: "[]", type: "application/json" },
  { body: '{"name":"\\ud800"}', type: "application/json" },
  { body: "{}", type: "text/plain" },
  { body: JSON.stringify("x".repeat(70_000)), type: "application/json" },
];

test("describes each response that a call gives to unreadable input", async () => {
  const staffCookie = await app.adminCookie();
  const undocumented: string[] = [];
  let visitors = 0;
  const send = async ({ call, method, path, statuses }: (typeof calls)[number], braces: string, init: RequestInit) => {
    visitors += 1;
    const headers = { address: `198.51.${visitors >> 8}.${visitors & 255}`, ...staffCookie, ...init.headers };
    const { status } = await app.request(path.replace(/\{\w+\}/g, braces), { ...init, method, headers });
    if (!statuses.includes(String(status))) undocumented.push(`${call} ${braces} ${init.body}: ${status}`.slice(0, 90));
  };
  for (const call of calls) {
    const ids = call.path.includes("{") ? oddIds : [];
    const proper = { body: "{}", headers: { "content-type": "application/json" } };
    for (const id of ids) await send(call, id, call.takesBody ? proper : {});
    if (!call.takesBody) continue;
    for (const { body, type } of oddBodies) await send(call, "1", { body, headers: { "content-type": type } });
  }
  expect(undocumented).toEqual([]);
});

test("rejects an undescribed method of a path without parameters as unknown", async () => {
  const staffCookie = await app.adminCookie();
  const fixed = calls.filter(({ path }) => !path.includes("{")).map(({ path }) => path);
  const answered: string[] = [];
  for (const path of new Set(fixed)) {
    const described = calls.filter((call) => call.path === path).map(({ method }) => method);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((name) => !described.includes(name))) {
      const { status } = await app.request(path, { method, headers: staffCookie });
      if (status !== 404 && status !== 405) answered.push(`${method} ${path}: ${status}`);
    }
  }
  expect(answered).toEqual([]);
});

test("describes each object whole: combined schemas would each reject the other's properties", async () => {
  const { body } = await app.call("GET", "/api/openapi.json");
  const { schemas } = body.components as { schemas: Record<string, object> };
  expect(Object.keys(schemas).filter((name) => "allOf" in (schemas[name] ?? {}))).toEqual([]);
});

test("describes that each write may come from another site or be too large", () => {
  const writes = calls.filter(({ method }) => method !== "GET");
  const isDocumented = ({ statuses }: (typeof calls)[number]) => statuses.includes("403") && statuses.includes("413");
  expect(writes.filter((write) => !isDocumented(write)).map(({ call }) => call)).toEqual([]);
});

test("describes that the path of each call may be malformed", async () => {
  expect((await app.call("GET", "/api/tests?any=%00")).status).toBe(400);
  expect(calls.filter(({ statuses }) => !statuses.includes("400")).map(({ call }) => call)).toEqual([]);
});

test("every pattern of the description is valid in JSON Schema", async () => {
  const { body } = await app.call("GET", "/api/openapi.json");
  const { patient } = body.paths["/api/bookings"].post.requestBody.content["application/json"].schema.properties;
  const { name, address } = patient.properties;
  expect("Harpreet Kaur").toMatch(new RegExp(name.pattern, "u"));
  expect("House 214, Model Town").toMatch(new RegExp(address.pattern, "u"));
});

test("describes an invalid id as malformed, and one not on the waitlist as a broken rule", () => {
  const statusesOf = (name: string) => calls.find(({ call }) => call === name)?.statuses;
  expect(statusesOf("GET /api/bookings/{id}")).toContain("400");
  expect(statusesOf("DELETE /api/waitlist/{id}")).toEqual(["204", "400", "401", "403", "404", "413", "422"]);
});

test("serves the documentation pages compressed, and 304 to a browser that has them", async () => {
  const bundle = "/api/docs/swagger-ui-bundle.js";
  const first = await app.request(bundle, { headers: { "accept-encoding": "br" } });
  const etag = first.headers.get("etag") ?? "";
  expect([first.status, first.headers.get("content-encoding")]).toEqual([200, "br"]);
  expect((await first.arrayBuffer()).byteLength).toBeLessThan(600_000);
  expect((await app.request(bundle, { headers: { "if-none-match": etag } })).status).toBe(304);
});
