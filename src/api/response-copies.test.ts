import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";

const ResponseOfNode = Response;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => vi.unstubAllGlobals());

/** Counts the responses that are created while the API answers; a copy of one costs more than a cached answer. */
async function countResponses(path: string, headers = {}): Promise<number> {
  let created = 0;
  class CountedResponse extends ResponseOfNode {
    constructor(...input: ConstructorParameters<typeof ResponseOfNode>) {
      super(...input);
      created += 1;
    }
  }
  vi.stubGlobal("Response", CountedResponse);
  const { status } = await app.request(path, { headers });
  expect(status).toBe(200);
  return created;
}

test("sends a cached response of the catalogue without a statement and without a copy", async () => {
  await app.call("GET", "/api/tests");
  let created = 0;
  const statements = await app.recordStatements(async () => {
    created = await countResponses("/api/tests");
  });
  expect([statements, created]).toEqual([[], 1]);
});

test("sends the time of the server's clock with each response", async () => {
  for (const path of ["/api/tests", "/api/slots/days", "/api/bookings", "/api/unknown"]) {
    const { headers } = await app.call("GET", path);
    expect(headers.get("date")).toBe(mondayMorning.toUTCString());
  }
});

test.each(["/api/bookings?limit=50", "/api/patients?limit=50"])(
  "sends the response of %s without a copy",
  async (path) => {
    expect(await countResponses(path, await app.adminCookie())).toBe(1);
  },
);
