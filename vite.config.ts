import { reactRouter } from "@react-router/dev/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

/** The language of this build, src/web/texts/pa.ts for pages under /pa (decision 032). Without it English, from the root. */
const texts = process.env.TEXTS;
const language = texts ? [`texts-${texts}`] : [];

/** Assets are files of our own, never data: URLs, which the pages' Content-Security-Policy refuses for fonts and scripts. */
const NEVER_INLINE = 0;

/** Parts of TanStack Query that the public pages do without: they travel with the pages that use them. */
const deskOnly = /useMutation|useQueries|useInfiniteQuery|(mutation|queries|infiniteQuery)Observer/;

/** Of what many pages share, what only those with lists of tests and packages show. */
const listsOnly =
  /src[\\/](core[\\/]catalogue[\\/](spelling|ribbon|tests)|web[\\/](ui[\\/](cards|cart[\\/]select|forms[\\/]search|states[\\/]query)|site[\\/](join|json-ld)|texts[\\/]en-(catalogue|home)))/;

/** What every page needs travels in few files in place of thirty: fewer requests on a slow line, and better compressed. */
const sharedFiles = [
  {
    name: "frame",
    test: (file: string) =>
      (/node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/.test(file) && !deskOnly.test(file)) ||
      /src[\\/]web[\\/]site[\\/]waiting/.test(file),
  },
  {
    name: "kit",
    test: (file: string) =>
      /src[\\/](core[\\/](catalogue|patients|login|pricing)|web[\\/](ui|api-client|context|site|catalogue[\\/]queries|texts[\\/]en-(common|site)))/.test(
        file,
      ) && !listsOnly.test(file),
    minShareCount: 3,
  },
  { name: "lists", test: listsOnly, minShareCount: 2 },
  {
    name: "visit",
    test: /src[\\/]core[\\/](calendar[\\/](day|clock)|slots[\\/](slot|window)|areas[\\/]pin-code|bookings[\\/]code)\.ts/,
    minShareCount: 2,
  },
  {
    name: "booking",
    test: /src[\\/]web[\\/]booking[\\/](?!confirmation|payment)/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  base: texts ? `/${texts}/` : "/",
  resolve: { conditions: [...language, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...language, ...defaultServerConditions] } },
  build: {
    // Cheap phones keep their browser for years: an iPhone 8 has Safari 16, an Android 7 Chrome 119. tsconfig.browser.json
    // keeps what is called as old.
    target: ["chrome110", "edge110", "firefox115", "safari16", "ios16"],
    assetsInlineLimit: NEVER_INLINE,
    cssMinify: "lightningcss",
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
  },
});
