import routes from "#web/routes.ts";

/** A page of the site map: `/tests/:id` with its parameter names, and an address with content. */
export type PagePath = { path: string; names: string[]; example: string };

type Entry = { path?: string; index?: boolean; children?: Entry[] };

/** Every page, picture and file of the site map. */
export const pagePaths: PagePath[] = listPaths(routes, "").map((path) => ({
  path,
  names: [...path.matchAll(/:(\w+)|(\*)/g)].map(([, name]) => name ?? "*"),
  example: path.replace(/:\w+/g, "1").replace("*", "no-such-page"),
}));

function listPaths(entries: readonly Entry[], above: string): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    const isPage = index === true || path !== undefined;
    return [...(isPage ? [own || "/"] : []), ...listPaths(children, own)];
  });
}
