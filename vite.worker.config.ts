import { defineConfig } from "vite";
import { browsers } from "./vite.config.ts";

/** Bundles the service worker into one file at the root, whose pages it then serves (decision 041); after the pages. */
export default defineConfig({
  define: { "process.env.NODE_ENV": '"production"' },
  publicDir: false,
  build: {
    target: browsers,
    outDir: "build/client",
    emptyOutDir: false,
    rolldownOptions: {
      input: "src/web/offline/service-worker.ts",
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
});
