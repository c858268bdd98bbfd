import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** Assets are files of our own, never data: URLs, which the pages' Content-Security-Policy refuses for fonts and scripts. */
const NEVER_INLINE = 0;

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // The browsers of the last two years.
    target: ["chrome130", "edge130", "firefox132", "safari18", "ios18"],
    assetsInlineLimit: NEVER_INLINE,
    cssMinify: "lightningcss",
    sourcemap: false,
  },
});
