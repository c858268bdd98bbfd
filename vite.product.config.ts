import { defaultServerConditions, defineConfig, type Plugin } from "vite";

/**
 * Drizzle asks of each piece of a statement what it is, and where `instanceof` says no it walks up the piece's classes by their
 * names, in case there are two copies of Drizzle. Here is one (decision 050).
 */
const oneDrizzle: Plugin = {
  name: "one-drizzle",
  transform(code, id) {
    if (!id.endsWith("/drizzle-orm/entity.js")) return;
    const walk = /let cls = Object\.getPrototypeOf\(value\)\.constructor;[\s\S]*?\n {2}return false;/;
    if (!walk.test(code)) throw new Error("Drizzle tells its kinds apart in another way");
    return code.replace(walk, "return false;");
  },
};

/** DRAFTS=shown: as in vite.config.ts. */
const drafts = process.env.DRAFTS === "shown" ? ["texts-drafts"] : [];

/**
 * Bundles src/main.ts into build/product, which `script/server` runs (decision 035): a third of the memory of a start was
 * modules that are never used, and code that was read file by file. Tests and `script/dev` run the sources as they are written.
 */
export default defineConfig({
  plugins: [oneDrizzle],
  build: {
    ssr: "src/main.ts",
    outDir: "build/product",
    target: "node24",
    // Stack traces in the log name functions and lines that a person can read.
    minify: false,
    copyPublicDir: false,
  },
  ssr: {
    resolve: { conditions: [...drafts, ...defaultServerConditions] },
    // What costs a start the most; the others are the same from node_modules, and the pages' bundle shares React Router there.
    noExternal: ["better-auth", /^@better-auth\//, "drizzle-orm", /^@?hono/, "libphonenumber-js", "zod", "flydrive"],
  },
});
