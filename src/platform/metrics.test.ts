import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createMetricsRegistry } from "./metrics.server.ts";

const { registry } = await createMetricsRegistry();
const scrapedText = registry.getMetricsAsArray().map((metric) => metric as unknown as { name: string; type: string });
const series = new Set(
  scrapedText.flatMap(({ name, type }) => [name, ...(type === "histogram" ? [`${name}_bucket`, `${name}_count`] : [])]),
);

test.each(["deploy/prometheus/alerts.yml", "deploy/grafana/nabz.json", "docs/operations.md"])(
  "every metric named in %s exists",
  (file) => {
    const names = readFileSync(file, "utf8").match(/\b(?:nabz|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect([...new Set(names)].filter((name) => !series.has(name))).toEqual([]);
  },
);

test("every metric is on the dashboard", () => {
  const dashboard = readFileSync("deploy/grafana/nabz.json", "utf8");
  const ours = scrapedText.map(({ name }) => name).filter((name) => name.startsWith("nabz_"));
  expect(ours.filter((name) => !dashboard.includes(name))).toEqual([]);
});
