import type { Server } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { Connect, RunnableDevEnvironment } from "vite";

/** The condition of package.json by which a build shows drafts. */
const DRAFTS_CONDITION = "texts-drafts";

/** The pages' server bundle, and in development the middleware that serves their sources to the browser. */
export type UiBundle = {
  load: () => Promise<ServerBuild>;
  /** Whether it shows drafts of medical and legal translations. */
  showsDrafts: boolean;
  middleware?: Connect.Server;
  close: () => Promise<void>;
};

/** Loads the bundle written by `react-router build`, at once, so that the first visitor does not wait for it. */
export async function loadBuiltUi(file = "build/server/index.js"): Promise<UiBundle> {
  const build: ServerBuild = await import(pathToFileURL(resolve(file)).href);
  const { DRAFTS_SHOWN } = build.entry.module as { DRAFTS_SHOWN?: boolean };
  return { load: async () => build, showsDrafts: DRAFTS_SHOWN === true, close: async () => {} };
}

/** Loads the pages from source through Vite, whose updates use the given server. */
export async function createViteUi(server: Server): Promise<UiBundle> {
  // Imported lazily: production runs without Vite.
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true, ws: { server } } });
  // The router's plugin starts a Vite of its own, which at this signal would end the process before its database.
  process.removeAllListeners("SIGTERM");
  const ssr = vite.environments.ssr as RunnableDevEnvironment;
  return {
    load: () => ssr.runner.import<ServerBuild>("virtual:react-router/server-build"),
    showsDrafts: vite.config.ssr.resolve?.conditions?.includes(DRAFTS_CONDITION) ?? false,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
