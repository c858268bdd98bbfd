import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findIllegalImports, layers } from "./module-order.ts";

const copy = mkdtempSync(join(tmpdir(), "nabz-house-"));
copyFileSync("biome.json", join(copy, "biome.json"));
afterAll(() => rmSync(copy, { recursive: true }));

/** Writes a line into a file of that name, in an empty copy of the repository, and returns the linter's output. */
function lint(file: string, line: string): string {
  mkdirSync(join(copy, dirname(file)), { recursive: true });
  writeFileSync(join(copy, file), `${line}\n`);
  const run = spawnSync("biome", ["lint", "--colors=off", file], { cwd: copy, encoding: "utf8" });
  return (run.stdout + run.stderr).replace(/\s+/g, " ");
}

const climbing = "no path climbs";
const api = "through the REST API";
const core = "pages use core's pure files";
const restrictedModules = "The API, pages and jobs do not import each other";
const pure = "A file without .server in its name is pure";

test.each([
  ["src/web/public/home/home-page.tsx", `import { createApi } from "#api/api.ts";`, api],
  ["src/web/public/home/home-page.tsx", `import type { Api } from "#api/http/environment.ts";`, api],
  ["src/web/public/home/home-page.tsx", `import { bookings } from "#db/schema/bookings.ts";`, api],
  ["src/web/public/home/home-page.tsx", `import { createLog } from "#platform/log.server.ts";`, api],
  [
    "src/web/public/home/home-page.tsx",
    `import { createBooking } from "#core/bookings/create/create-booking.server.ts";`,
    core,
  ],
  ["src/api/bookings.ts", `import { Price } from "#web/components/price.tsx";`, restrictedModules],
  ["src/api/bookings.ts", `import { startJobs } from "#jobs/jobs.ts";`, restrictedModules],
  ["src/jobs/jobs.ts", `import { createApi } from "#api/api.ts";`, restrictedModules],
  ["src/api/bookings.ts", `import { createRoute } from "@hono/zod-openapi";`, "a call names its action"],
  [
    "src/core/bookings/create/create-booking.server.ts",
    `import { createApi } from "#api/api.ts";`,
    "Core does not know its callers",
  ],
  ["src/core/slots/window.ts", `import { slots } from "#db/schema/bookings.ts";`, pure],
  ["src/core/slots/window.ts", `import { systemClock } from "#platform/clock.server.ts";`, pure],
  ["src/core/slots/window.ts", `import { takeSeat } from "./take-seat.server.ts";`, pure],
  ["src/core/slots/window.ts", `import { readFileSync } from "node:fs";`, pure],
  [
    "src/platform/log.server.ts",
    `import { formatAmount } from "#core/pricing/money.ts";`,
    "The platform knows the outside world",
  ],
  [
    "src/db/client.server.ts",
    `import { createLog } from "#platform/log.server.ts";`,
    "The database layer holds tables",
  ],
  [
    "src/db/client.server.ts",
    `import { formatAmount } from "#core/pricing/money.ts";`,
    "The database layer holds tables",
  ],
  ["src/core/slots/window.ts", `import { formatAmount } from "../pricing/money.ts";`, climbing],
  ["src/web/public/home/home-page.tsx", `import { start } from "#main";`, "no layer imports it"],
  ["src/core/lab/queries.server.ts", `import { faqRows } from "#demo/faqs.ts";`, "Only main.ts loads demo data"],
  ["src/web/public/home/home-page.tsx", `import { faqRows } from "#demo/faqs.ts";`, "Only main.ts loads demo data"],
  [
    "src/platform/backup/backup-encryption.server.ts",
    `import { x } from "#platform/postgres/data-directory.server.ts";`,
    "one entry point",
  ],
  ["src/transfer-database.ts", `import { x } from "#platform/postgres/data-directory.server.ts";`, "one entry point"],
  ["src/web/public/home/home-page.tsx", `import { Price } from "./index.ts";`, "there are no barrels"],
  ["test/e2e/book.spec.ts", `import { expect, test } from "@playwright/test";`, "Take test from ./e2e-test.ts"],
])("rejects in %s: %s", (file, line, message) => {
  expect(lint(file, line)).toContain(message);
});

test.each([
  ["src/web/public/home/home-page.tsx", `import { formatAmount } from "#core/pricing/money.ts";`],
  ["src/web/lib/api-client.ts", `import type { Contract } from "#api/contract.ts";`],
  ["src/api/bookings.ts", `import { createBooking } from "#core/bookings/create/create-booking.server.ts";`],
  ["src/core/bookings/create/create-booking.server.ts", `import { bookings } from "#db/schema/bookings.ts";`],
  ["src/platform/sessions/sessions.server.ts", `import { user } from "#db/schema/accounts.ts";`],
  ["src/web/account/login-page.tsx", `import { createDemoAccount } from "#demo/demo-account.ts";`],
  [
    "src/platform/backup/backup-encryption.server.ts",
    `import { x } from "#platform/postgres/embedded-postgres.server.ts";`,
  ],
])("allows in %s: %s", (file, line) => {
  expect(lint(file, line)).not.toContain("noRestrictedImports");
});

test.each([
  ["src/core/slots/window.ts", `import type { BookingStatus } from "#core/bookings/status.ts";`, "slots comes before"],
  ["src/core/errors.ts", `import { may } from "./access/may.ts";`, "errors comes before access"],
  ["src/core/wallet/pay.server.ts", "", "add wallet to the module order"],
])("the module order of core rejects %s: %s", (file, text, message) => {
  expect(findIllegalImports([{ file, text }])).toEqual([expect.stringContaining(message)]);
});

test("modules of core import from those before them, in the order that the architecture lists", () => {
  const text = `import { may } from "#core/access/authorize.ts";\nimport { code } from "./code.ts";`;
  expect(findIllegalImports([{ file: "src/core/bookings/booking-code.ts", text }])).toEqual([]);
  expect(readFileSync("docs/architecture.md", "utf8")).toContain(layers.map((rooms) => rooms.join(", ")).join(" → "));
});

/** Returns the files that match the pattern and contain such words. */
function findFilesContaining(files: string, words: RegExp): string[] {
  return globSync(files).filter((file) => words.test(readFileSync(file, "utf8")));
}

test("the API's contract consists of types: pages import no code of the API", () => {
  const lines = readFileSync("src/api/contract.ts", "utf8").split("\n");
  expect(lines.filter((line) => /^(import|export)(?! type )/.test(line))).toEqual([]);
});

test("core, API, jobs and the tests of rules read no clock: they are given the time", () => {
  const clock = /new Date\(\)|Date\.now\(/;
  expect(findFilesContaining("src/{core,api,jobs}/**/!(*.test).ts", clock)).toEqual([]);
  expect(findFilesContaining("src/{core,platform,web}/**/!(*.server).test.ts", clock)).toEqual([]);
  expect(findFilesContaining("{src,test}/**/!(architecture).test.ts", /systemClock/)).toEqual([]);
});

test("stored times come from the process, not from the database, so that a test can shift its clock", () => {
  const databaseClock = /(?<![\w.])(now\(\)|current_(date|time|timestamp)|(clock|statement|transaction)_timestamp)/i;
  // A backup ends at a position in PostgreSQL's own log, by which it is restored.
  const backup = "src/platform/backup/restore-point.server.ts";
  // Processes whose clocks differ must agree on when a message is next due.
  const outbox = "src/core/messages/database-time.server.ts";
  expect(findFilesContaining("src/**/!(*.test).ts", databaseClock).sort()).toEqual([outbox, backup]);
});
