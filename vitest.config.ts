import { configDefaults, defineConfig } from "vitest/config";

const onDatabase = ["src/api/**/*.test.ts", "src/**/*.server.test.ts"];

/** A busy machine is slow, and no figure of a test is a measurement. */
const patient = { testTimeout: 240_000, hookTimeout: 240_000 };
/** Tests wait more than they compute; processes, which make others wait, run one after the other, after all the rest. */
const together = { ...patient, maxWorkers: "100%" } as const;
const oneByOne = { fileParallelism: false, testTimeout: 900_000, hookTimeout: 900_000 } as const;

/** Not vite.config.ts: React Router's plugin is for building pages, not for importing them in a test. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...together,
          name: "rules",
          environment: "node",
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...onDatabase, "test/processes/**", "test/e2e/**"],
        },
      },
      {
        test: {
          ...together,
          name: "database",
          environment: "node",
          include: onDatabase,
          globalSetup: "test/global-setup.ts",
        },
      },
      {
        test: {
          ...oneByOne,
          name: "processes",
          environment: "node",
          include: ["test/processes/**/*.test.ts"],
          globalSetup: "test/global-setup.ts",
        },
      },
      {
        test: {
          ...together,
          name: "components",
          environment: "happy-dom",
          include: ["src/web/**/*.test.tsx"],
        },
      },
    ],
  },
});
