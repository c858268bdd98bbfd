import { expect, test } from "vitest";
import { formatReport } from "#test/fuzz/report.ts";
import { runFuzz } from "#test/fuzz/run-fuzz.ts";

/** The short form of script/fuzz: each call of the description and each page a few times, always the same ones. */
const plan = { calls: 450, seed: 1 };

test("no odd call gets a wrong response", async () => {
  const outcome = await runFuzz(plan);
  const { findings, statuses } = outcome;
  expect(findings, formatReport(outcome).join("\n")).toEqual([]);
  const sent = [...statuses.values()].flatMap((row) => [...row.values()]).reduce((sum, times) => sum + times, 0);
  expect(sent).toBe(plan.calls);
  expect(statuses.get("GET /api/tests")?.get(200)).toBeGreaterThan(0);
  expect(statuses.get("POST /contact")).toBeDefined();
}, 240_000);
