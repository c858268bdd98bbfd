import { defineConfig } from "vite";

/**
 * Bundles src/main.ts into build/product, which `script/server` runs (decision 034): a third of the memory of a start was
 * modules that are never used, and code that was read file by file. Tests and `script/dev` run the sources as they are written.
 */
export default defineConfig({
  build: {
    ssr: "src/main.ts",
    outDir: "build/product",
    target: "node24",
    // Stack traces in the log name functions and lines that a person can read.
    minify: false,
    copyPublicDir: false,
  },
  ssr: {
    // What costs a start the most; the others are the same from node_modules, and the pages' bundle shares React Router there.
    noExternal: ["better-auth", /^@better-auth\//, "drizzle-orm", /^@?hono/, "libphonenumber-js", "zod", "flydrive"],
  },
});
