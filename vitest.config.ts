import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, TestProjectInlineConfiguration } from "vitest/config";
import { configDefaults, defineConfig } from "vitest/config";
import packageJson from "./package.json" with { type: "json" };

/** Tests that start databases or processes. */
const onDatabase = ["src/api/**/*.test.ts", "src/platform/**/*.test.ts", "src/**/*.server.test.ts"];

/** A busy machine is slow, and no figure of a test is a measurement. */
const patient = { testTimeout: 240_000, hookTimeout: 240_000 };
/** Tests wait more than they compute; processes, which make others wait, run in two lanes, after all the rest. */
const together = { ...patient, maxWorkers: "100%" } as const;
const twoLanes = { maxWorkers: 2, testTimeout: 900_000, hookTimeout: 900_000, sequence: { groupOrder: 1 } } as const;

/** Of the tests that start whole products, those that `script/test` runs; the others are for `script/test --all`. */
const mostDangerous = [
  "last-seat",
  "kill-recovery",
  "erasure-after-restore",
  "page-content",
  "first-load",
  "languages",
  "languages-production",
].map((name) => `test/processes/${name}.test.ts`);
/** Restores, and moves from one database to another, each with servers of its own. */
const recovery = [
  ...["backup/restore-matrix", "backup/restore-cluster", "backup/external-backups", "transfer/transfer-database"],
].map((name) => `src/platform/${name}.server.test.ts`);

/** Vitest keeps transformed modules, in which the imports of package.json are resolved: another target is another module. */
const importTargets: Plugin = {
  name: "import-targets",
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(() => JSON.stringify(packageJson.imports)),
};

/** As in the demo, drafts of translations are shown (decision 032). */
const draftsShown = { resolve: { alias: { "#drafts": resolve("src/core/i18n/drafts-shown.ts") } } };

/** Tests that replace or change modules, and those of pages, whose modules keep state as long as the page is open. */
const withOwnModules = globSync("src/**/*.test.ts").filter(
  (file) =>
    file.startsWith("src/web/") ||
    /\bvi\.(mock|doMock|resetModules)\(|#test\/added-columns/.test(readFileSync(file, "utf8")),
);

/**
 * Returns two projects: files that share the modules of their worker, since importing them for each anew takes a third
 * of the time, and, as "NAME-isolated", those with modules of their own.
 */
function shareModules(name: string, { include, exclude, ...options }: TestFiles): TestProjectInlineConfiguration[] {
  const others = globSync(include).filter((file) => !withOwnModules.includes(file));
  const parts = [
    { name, isolate: false, exclude: [...exclude, ...withOwnModules] },
    { name: `${name}-isolated`, exclude: [...exclude, ...others] },
  ];
  return parts.map((part) => ({
    plugins: [importTargets],
    ...draftsShown,
    test: { ...together, environment: "node", include, ...options, ...part },
  }));
}
type TestFiles = { include: string[]; exclude: string[]; globalSetup?: string };

/** Not vite.config.ts: React Router's plugin is for building pages, not for importing them in a test. */
export default defineConfig({
  test: {
    projects: [
      ...shareModules("rules", {
        include: ["src/**/*.test.ts", "test/**/*.test.ts"],
        exclude: [...configDefaults.exclude, ...onDatabase, "test/processes/**", "test/e2e/**"],
      }),
      ...shareModules("database", {
        include: onDatabase,
        exclude: [...configDefaults.exclude, ...recovery],
        globalSetup: "test/global-setup.ts",
      }),
      {
        plugins: [importTargets],
        ...draftsShown,
        test: {
          ...twoLanes,
          name: "processes",
          environment: "node",
          include: mostDangerous,
          globalSetup: "test/global-setup.ts",
        },
      },
      {
        ...draftsShown,
        test: {
          ...twoLanes,
          name: "extended",
          environment: "node",
          include: ["test/processes/**/*.test.ts", ...recovery],
          exclude: [...configDefaults.exclude, ...mostDangerous],
          globalSetup: "test/global-setup.ts",
        },
      },
      {
        plugins: [importTargets],
        ...draftsShown,
        test: {
          ...together,
          name: "components",
          environment: "happy-dom",
          // A window for each file, too, but the window's modules are loaded once.
          pool: "vmThreads",
          setupFiles: "test/no-network.ts",
          include: ["src/web/**/*.test.tsx"],
        },
      },
    ],
  },
});
