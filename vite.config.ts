import { existsSync, globSync } from "node:fs";
import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwind from "@tailwindcss/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";
import packageJson from "./package.json" with { type: "json" };

/** The language of this build, src/web/i18n/pa.ts for pages under /pa (decision 032). Without it English, from the root. */
const texts = process.env.TEXTS;
const language = texts ? [`texts-${texts}`] : [];
for (const name of ["#texts", "#sentences", "#letters.css"] as const) {
  const isKnown = language.every((condition) => condition in packageJson.imports[name]);
  if (!isKnown) throw new Error(`TEXTS=${texts}: package.json names no ${language} for ${name} (decision 032).`);
}

/** DRAFTS=shown: drafts of medical and legal translations in place of English, as the demo shows them (decision 032). */
const draftConditions = process.env.DRAFTS === "shown" ? ["texts-drafts"] : [];
const conditions = [...language, ...draftConditions];

/** Tailwind finds what a sheet imports by conditions of its own: it is given the file. */
const letters: Partial<Record<string, string>> & { default: string } = packageJson.imports["#letters.css"];
const lettersFile = resolve(letters[language[0] ?? "default"] ?? letters.default);

/** Assets are files of our own, never data: URLs, which the pages' Content-Security-Policy refuses for fonts and scripts. */
const NEVER_INLINE = 0;

/** Parts of TanStack Query that the public pages do without: they travel with the pages that use them. */
const adminOnly = /useMutation|useQueries|useInfiniteQuery|(mutation|queries|infiniteQuery)Observer/;
const framework = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/;

const scriptPattern = /\.[jt]sx?(\?|$)/;
const staffModule = /[\\/]src[\\/]web[\\/](admin|collect)[\\/]/;
/** However many pages of the admin area share its words, the site's visitors do not load them. */
const adminWords = /[\\/]src[\\/]web[\\/]i18n[\\/]admin[\\/]/;
/** Every page imports all sentences of core by one name: their importers do not tell which pages show them. */
const sentenceModule = /[\\/]src[\\/](core[\\/]i18n|web[\\/]lib[\\/]format-)/;
/** Bytes of its source with comments. Of larger modules a page should load those alone that it needs. */
const MAX_SHARED_BYTES = 1200;
const SHARED_PAGES = 3;

/** Dictionaries only name values, so a page loads those alone that it names, though a translation reads English ones. */
const dictionary = { test: /[\\/]src[\\/](core|web)[\\/]i18n[\\/]/, sideEffects: false };

/** Sentences travel with the rules that they belong to: alone, each would be one more small file. `*` is a language. */
const sentenceChunks: Record<string, readonly string[]> = {
  statuses: ["core/bookings/statuses", "core/i18n/*/statuses", "web/lib/format-status"],
  items: ["core/bookings/labels", "core/i18n/*/booked-items", "web/lib/format-item"],
  preparation: ["core/catalogue/preparation/sentences", "core/i18n/*/preparation", "web/lib/format-preparation"],
  "latest-slot": ["core/catalogue/preparation/latest-slot", "core/i18n/*/latest-slot", "web/lib/format-latest-slot"],
  "visit-change": ["core/i18n/*/visit-change", "web/lib/format-visit-change"],
  ages: ["core/patients/exact-age", "core/i18n/*/ages", "web/lib/format-age"],
  tests: ["core/catalogue/defaults", "core/i18n/*/test-defaults", "web/lib/format-test"],
  names: ["core/pricing/item-names", "core/i18n/*/item-names"],
};

/** On most pages, so in the chunk that nineteen entries share, or without sentences of core. */
const otherFormatters = [
  "web/lib/format-date",
  "web/lib/format-time",
  "web/lib/format-person",
  "web/lib/format-tube-time",
];

requireSentenceChunks();

/** Throws for a listed file that was renamed, and for a formatter that is in neither list. */
function requireSentenceChunks(): void {
  const listed = [...Object.values(sentenceChunks).flat(), ...otherFormatters];
  const missing = listed.filter((path) => !existsSync(`src/${path.replace("*", "en")}.ts`));
  const formatters = globSync("web/lib/format-*.ts", { cwd: "src", exclude: ["**/*.test.ts"] });
  const unlisted = formatters.map((path) => path.slice(0, -".ts".length)).filter((path) => !listed.includes(path));
  if (missing.length > 0) throw new Error(`sentenceChunks names files that are missing: ${missing.join(", ")}`);
  if (unlisted.length > 0) throw new Error(`Name the sentence chunk of ${unlisted.join(", ")} (decision 030).`);
}

function findSentenceChunk(module: string): string | null {
  const [, path = ""] = /[\\/]src[\\/](.+)\.ts$/.exec(module) ?? [];
  const name = path.replaceAll("\\", "/").replace(/^core\/i18n\/[a-z]+\//, "core/i18n/*/");
  const found = Object.entries(sentenceChunks).find(([, paths]) => paths.includes(name));
  return found ? found[0] : null;
}

type Modules = { getModuleInfo: (id: string) => { importers: string[]; isEntry: boolean } | null };

/** The chunk of a module that several public pages load. */
function findPublicChunk(module: string, modules: Modules): string | null {
  if (sentenceModule.test(module)) return null;
  const users = new Set([module]);
  // What is added meanwhile is looked at too.
  for (const user of users) for (const importer of modules.getModuleInfo(user)?.importers ?? []) users.add(importer);
  const pages = [...users].filter((user) => modules.getModuleInfo(user)?.isEntry && !staffModule.test(user));
  return pages.length < SHARED_PAGES ? null : "pages";
}

/** Decision 030: chunks are chosen by package and by how many entries share a module, not by where our files lie. */
const chunkGroups = [
  { name: "framework", test: (file: string) => framework.test(file) && !adminOnly.test(file) },
  {
    name: "shared",
    test: (file: string) => scriptPattern.test(file) && !adminWords.test(file),
    minShareCount: 19,
  },
  { name: findSentenceChunk, debugName: "sentences", test: scriptPattern },
  { name: findPublicChunk, debugName: "pages", test: scriptPattern, maxModuleSize: MAX_SHARED_BYTES },
];

/** Each `import()` of a page goes by our own `loadChunk`, which a browser that failed once can call again (decision 051). */
const retryChunks: Plugin = {
  name: "retry-chunks",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { loadChunk as __vitePreload } from "${resolve("src/web/lib/load-chunk.ts")}";`,
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
  plugins: [retryChunks, tailwind(), reactRouter()],
  // All pages' packages at the start: one found later reloads the page in use.
  optimizeDeps: { entries: ["src/web/**/*.tsx", "!src/web/**/*.test.tsx"] },
  base: texts ? `/${texts}/` : "/",
  // Icons and the like stand at the root, once.
  publicDir: texts ? false : "public",
  resolve: { alias: { "#letters.css": lettersFile }, conditions: [...conditions, ...defaultClientConditions] },
  // The pages' packages that production does not install are part of the bundle.
  ssr: { noExternal: ["uqr"], resolve: { conditions: [...conditions, ...defaultServerConditions] } },
  build: {
    target: browsers,
    // A part of one file alone is named too.
    modulePreload: { resolveDependencies: (file, others) => (others.length > 0 ? others : [file]) },
    assetsInlineLimit: NEVER_INLINE,
    cssMinify: "lightningcss",
    sourcemap: false,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [dictionary] },
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: script, entryFileNames: script },
    },
  },
});
