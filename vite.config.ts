import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** Assets are files of our own, never data: URLs, which the pages' Content-Security-Policy refuses for fonts and scripts. */
const NEVER_INLINE = 0;

/** What every page needs travels in two files in place of thirty: fewer requests on a slow line, and better compressed. */
const sharedFiles = [
  { name: "frame", test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/ },
  {
    name: "kit",
    test: /src[\\/]web[\\/](ui|api-client|context|site[\\/](open-pages|queries|tests-digest)|texts[\\/]en-(common|site))/,
    minShareCount: 3,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // The browsers of the last two years.
    target: ["chrome130", "edge130", "firefox132", "safari18", "ios18"],
    assetsInlineLimit: NEVER_INLINE,
    cssMinify: "lightningcss",
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
  },
});
