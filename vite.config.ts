import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";

/** The language of this build, src/web/texts/pa.ts for pages under /pa (decision 032). Without it English, from the root. */
const texts = process.env.TEXTS;
const language = texts ? [`texts-${texts}`] : [];

/** Assets are files of our own, never data: URLs, which the pages' Content-Security-Policy refuses for fonts and scripts. */
const NEVER_INLINE = 0;

/** Parts of TanStack Query that the public pages do without: they travel with the pages that use them. */
const deskOnly = /useMutation|useQueries|useInfiniteQuery|(mutation|queries|infiniteQuery)Observer/;
const frame = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/;

const scripts = /\.[jt]sx?(\?|$)/;
const desk = /[\\/]src[\\/]web[\\/]admin[\\/]/;
/** Bytes of its source. Of larger modules a page should load those alone that it needs. */
const SMALL = 1200;
const SHARED_PAGES = 3;

type Modules = { getModuleInfo: (id: string) => { importers: string[]; isEntry: boolean } | null };

/** What several of the patients' pages load. */
function patientsPages(module: string, modules: Modules): string | null {
  const users = new Set([module]);
  // What is added meanwhile is looked at too.
  for (const user of users) for (const importer of modules.getModuleInfo(user)?.importers ?? []) users.add(importer);
  const pages = [...users].filter((user) => modules.getModuleInfo(user)?.isEntry && !desk.test(user));
  return pages.length < SHARED_PAGES ? null : "pages";
}

/** Decision 030: chunks are chosen by package and by how many entries share a module, not by where our files lie. */
const sharedFiles = [
  { name: "frame", test: (file: string) => frame.test(file) && !deskOnly.test(file) },
  { name: "shared", test: scripts, minShareCount: 16 },
  { name: patientsPages, debugName: "pages", test: scripts, maxModuleSize: SMALL },
];

/**
 * zod tries to compile its schemas by eval, which the pages' Content-Security-Policy refuses and reports: left out, so that
 * no console has an error, and pages are lighter by what would have compiled.
 */
const withoutCompiledSchemas: Plugin = {
  name: "without-compiled-schemas",
  transform(code, id) {
    if (!id.endsWith("/zod/v4/core/schemas.js")) return;
    const compiles = "!core.globalConfig.jitless";
    if (!code.includes(compiles)) throw new Error(`zod asks no more by ${compiles} whether it may compile`);
    return code.replace(compiles, "false");
  },
};

/** Each `import()` of a page goes by our own `loadPart`, which a browser that failed once can call again. */
const partsComeAgain: Plugin = {
  name: "parts-come-again",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { loadPart as __vitePreload } from "${resolve("src/web/ui/data/load-part.ts")}";`,
  },
};

/** Chunks name each other, and the manifest names them all: short names make the home page's scripts 1.4 kB lighter. */
const script = "assets/[hash].js";

/**
 * Cheap phones keep their browser for years: an iPhone 8 has Safari 16, an Android 7 Chrome 119. tsconfig.browser.json keeps what
 * is called as old.
 */
export const browsers = ["chrome110", "edge110", "firefox115", "safari16", "ios16"];

export default defineConfig({
  plugins: [withoutCompiledSchemas, partsComeAgain, reactRouter()],
  base: texts ? `/${texts}/` : "/",
  resolve: { conditions: [...language, ...defaultClientConditions] },
  // The pages' packages that production does not install are part of the bundle.
  ssr: { noExternal: ["uqr"], resolve: { conditions: [...language, ...defaultServerConditions] } },
  build: {
    target: browsers,
    // A part of one file alone is named too.
    modulePreload: { resolveDependencies: (file, others) => (others.length > 0 ? others : [file]) },
    assetsInlineLimit: NEVER_INLINE,
    cssMinify: "lightningcss",
    sourcemap: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedFiles }, chunkFileNames: script, entryFileNames: script },
    },
  },
});
