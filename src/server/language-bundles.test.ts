import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Log } from "#platform/log.server.ts";
import { getServedLanguage, listServedLanguages, loadLanguageBundles } from "./language-bundles.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bundles-"));
  writeBuild("");
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeBuild(language: string, files: Record<string, string> = { ".made-of-pages": "1" }): void {
  const all = {
    "server/index.mjs": "",
    "server/index.js": "export const entry = { module: {} };",
    "client/assets/a.js": `// ${language}`,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    const file = join(folder, language, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

async function load() {
  const warn = vi.fn();
  return { bundles: await loadLanguageBundles({ warn } as unknown as Log, folder), warn };
}

test("serves the languages that are built, each with its files below its base path", async () => {
  writeBuild("pa");
  const { bundles, warn } = await load();
  expect(listServedLanguages(bundles)).toEqual(["en", "pa"]);
  const script = bundles.pa?.files(new Request("http://nabz.test/pa/assets/a.js"));
  expect(await script?.text()).toBe("// pa");
  expect(warn.mock.calls.map(([facts]) => facts)).toEqual([{ language: "hi" }]);
});

test("leaves out a language whose build has not ended, with one line in the log", async () => {
  writeBuild("pa", {});
  const { bundles, warn } = await load();
  expect(listServedLanguages(bundles)).toEqual(["en"]);
  expect(warn).toHaveBeenCalledTimes(2);
});

test.each([
  ["/", "en"],
  ["/pa/tests", "pa"],
  ["/hi/tests", "en"],
  ["/xx", "en"],
])("answers %s in %s where Hindi is not built", async (path, language) => {
  writeBuild("pa");
  expect(getServedLanguage((await load()).bundles, path)).toBe(language);
});
