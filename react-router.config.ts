import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { build } from "vite";
import { precompress } from "#platform/pages/precompress.server.ts";

/** The language of this build (decision 032): it has a folder and an address of its own. */
const texts = process.env.TEXTS;

export default {
  appDirectory: "src/web",
  buildDirectory: texts ? `build/${texts}` : "build",
  basename: texts ? `/${texts}` : "/",
  ssr: true,
  splitRouteModules: false,
  // All routes at once: the manifest of a site this small costs less than a request for it.
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig }) => {
    // One worker stands at the root, for the pages that do.
    if (!texts) await build({ configFile: "vite.worker.config.ts" });
    await precompress(join(reactRouterConfig.buildDirectory, "client"));
  },
} satisfies Config;
