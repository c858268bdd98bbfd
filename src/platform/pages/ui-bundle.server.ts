import type { Server } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { Connect, RunnableDevEnvironment } from "vite";

/** The pages' server bundle, and in development the middleware that serves their sources to the browser. */
export type UiBundle = {
  load: () => Promise<ServerBuild>;
  middleware?: Connect.Server;
  close: () => Promise<void>;
};

/** The bundle that `react-router build` wrote; imported now, so that the first visitor does not wait for it. */
export async function builtUi(file = "build/server/index.js"): Promise<UiBundle> {
  const build: ServerBuild = await import(pathToFileURL(resolve(file)).href);
  return { load: async () => build, close: async () => {} };
}

/** The pages from their sources, through Vite, whose updates travel over the given server. */
export async function viteUi(server: Server): Promise<UiBundle> {
  // Lazily: production runs without Vite.
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true, ws: { server } } });
  const ssr = vite.environments.ssr as RunnableDevEnvironment;
  return {
    load: () => ssr.runner.import<ServerBuild>("virtual:react-router/server-build"),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
