import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "#platform/pages/precompress.server.ts";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // All routes at once: the manifest of a site this small costs less than a request for it.
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig }) => {
    await precompress(join(reactRouterConfig.buildDirectory, "client"));
  },
} satisfies Config;
