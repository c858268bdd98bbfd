import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { steps, strayImports } from "./rooms.ts";

const copy = mkdtempSync(join(tmpdir(), "nabz-house-"));
copyFileSync("biome.json", join(copy, "biome.json"));
afterAll(() => rmSync(copy, { recursive: true }));

/** Plants a line in a file of that name, in an empty copy of the house, and gives what the linter says. */
function lint(file: string, line: string): string {
  mkdirSync(join(copy, dirname(file)), { recursive: true });
  writeFileSync(join(copy, file), `${line}\n`);
  const run = spawnSync("biome", ["lint", "--colors=off", file], { cwd: copy, encoding: "utf8" });
  return (run.stdout + run.stderr).replace(/\s+/g, " ");
}

const climbing = "no path climbs";
const api = "through the REST API";
const core = "pages use core's pure files";
const doors = "Doors do not know each other";
const pure = "A file without .server in its name is pure";

test.each([
  ["src/web/site/home.tsx", `import { createApi } from "#api/api.ts";`, api],
  ["src/web/site/home.tsx", `import type { Api } from "#api/wire/environment.ts";`, api],
  ["src/web/site/home.tsx", `import { bookings } from "#db/schema/bookings.ts";`, api],
  ["src/web/site/home.tsx", `import { createLog } from "#platform/log.server.ts";`, api],
  ["src/web/site/home.tsx", `import { placeBooking } from "#core/bookings/placing/place-booking.server.ts";`, core],
  ["src/api/bookings.ts", `import { Price } from "#web/ui/cards/price.tsx";`, doors],
  ["src/api/bookings.ts", `import { startJobs } from "#jobs/jobs.ts";`, doors],
  ["src/jobs/jobs.ts", `import { createApi } from "#api/api.ts";`, doors],
  ["src/api/bookings.ts", `import { createRoute } from "@hono/zod-openapi";`, "a call names the act that it is"],
  [
    "src/core/bookings/placing/place-booking.server.ts",
    `import { createApi } from "#api/api.ts";`,
    "The core knows no door",
  ],
  ["src/core/slots/window.ts", `import { slots } from "#db/schema/bookings.ts";`, pure],
  ["src/core/slots/window.ts", `import { systemClock } from "#platform/clock.server.ts";`, pure],
  ["src/core/slots/window.ts", `import { takeSeat } from "./take-seat.server.ts";`, pure],
  ["src/core/slots/window.ts", `import { readFileSync } from "node:fs";`, pure],
  [
    "src/platform/log.server.ts",
    `import { toWire } from "#core/pricing/money.ts";`,
    "The platform knows the outside world",
  ],
  ["src/db/client.server.ts", `import { createLog } from "#platform/log.server.ts";`, "The database knows tables"],
  ["src/db/client.server.ts", `import { toWire } from "#core/pricing/money.ts";`, "The database knows tables"],
  ["src/core/slots/window.ts", `import { toWire } from "../pricing/money.ts";`, climbing],
  ["src/web/site/home.tsx", `import { start } from "#main";`, "no room knows it"],
  ["src/core/lab/queries.server.ts", `import { faqRows } from "#demo/faqs.ts";`, "started by main.ts alone"],
  ["src/web/site/home.tsx", `import { faqRows } from "#demo/faqs.ts";`, "started by main.ts alone"],
  ["src/platform/backup/seal.server.ts", `import { x } from "#platform/postgres/place.server.ts";`, "one door"],
  ["src/move.ts", `import { x } from "#platform/postgres/place.server.ts";`, "one door"],
  ["src/web/site/home.tsx", `import { Price } from "./index.ts";`, "there are no barrels"],
  ["test/journeys/book.spec.ts", `import { expect, test } from "@playwright/test";`, "Take test from ./journey.ts"],
])("%s must not hold: %s", (file, line, message) => {
  expect(lint(file, line)).toContain(message);
});

test.each([
  ["src/web/site/home.tsx", `import { toWire } from "#core/pricing/money.ts";`],
  ["src/web/api-client.ts", `import type { Contract } from "#api/contract.ts";`],
  ["src/api/bookings.ts", `import { placeBooking } from "#core/bookings/placing/place-booking.server.ts";`],
  ["src/core/bookings/placing/place-booking.server.ts", `import { bookings } from "#db/schema/bookings.ts";`],
  ["src/platform/sessions/sessions.server.ts", `import { user } from "#db/schema/accounts.ts";`],
  ["src/web/account/login-page.tsx", `import { demoAccount } from "#demo/account.ts";`],
  ["src/platform/backup/seal.server.ts", `import { x } from "#platform/postgres/postgres.server.ts";`],
])("%s may hold: %s", (file, line) => {
  expect(lint(file, line)).not.toContain("noRestrictedImports");
});

test.each([
  ["src/core/slots/window.ts", `import type { BookingStatus } from "#core/bookings/status.ts";`, "slots stands before"],
  ["src/core/refusal.ts", `import { may } from "./access/may.ts";`, "refusal stands before access"],
  ["src/core/wallet/pay.server.ts", "", "give wallet its place"],
])("the order of the rooms of core refuses %s: %s", (file, text, message) => {
  expect(strayImports([{ file, text }])).toEqual([expect.stringContaining(message)]);
});

test("a room of core imports from those before it, and the architecture names them in that order", () => {
  const text = `import { may } from "#core/access/may.ts";\nimport { code } from "./code.ts";`;
  expect(strayImports([{ file: "src/core/bookings/code.ts", text }])).toEqual([]);
  expect(readFileSync("docs/architecture.md", "utf8")).toContain(steps.map((rooms) => rooms.join(", ")).join(" → "));
});

/** The files that match and hold such words. */
function holders(files: string, words: RegExp): string[] {
  return globSync(files).filter((file) => words.test(readFileSync(file, "utf8")));
}

test("the API's contract is made of types: pages take no code of the API with it", () => {
  const lines = readFileSync("src/api/contract.ts", "utf8").split("\n");
  expect(lines.filter((line) => /^(import|export)(?! type )/.test(line))).toEqual([]);
});

test("the core, the API, the jobs and the tests of rules read no clock: they are given the time", () => {
  const clock = /new Date\(\)|Date\.now\(/;
  expect(holders("src/{core,api,jobs}/**/!(*.test).ts", clock)).toEqual([]);
  expect(holders("src/{core,platform,web}/**/!(*.server).test.ts", clock)).toEqual([]);
  expect(holders("{src,test}/**/!(house).test.ts", /systemClock/)).toEqual([]);
});

test("nobody asks the database for the time: kept instants are the process's, and a test may put its clock on", () => {
  const databaseClock = /(?<![\w.])(now\(\)|current_(date|time|timestamp)|(clock|statement|transaction)_timestamp)/i;
  // A backup ends at a moment of PostgreSQL's own log, by which it is restored.
  const backup = "src/platform/backup/mark-moment.server.ts";
  // When a message is looked at next is agreed on by processes whose clocks differ.
  const outbox = "src/core/messages/due.server.ts";
  expect(holders("src/**/!(*.test).ts", databaseClock).sort()).toEqual([outbox, backup]);
});
