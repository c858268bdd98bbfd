import routes from "#web/routes.ts";

/** A page of the site map: `/tests/:id` with the names in it, and an address where there is something to see. */
export type PagePath = { path: string; names: string[]; example: string };

type Entry = { path?: string; index?: boolean; children?: Entry[] };

/** Every page, picture and file of the site map. */
export const pagePaths: PagePath[] = pathsIn(routes, "").map((path) => ({
  path,
  names: [...path.matchAll(/:(\w+)|(\*)/g)].map(([, name]) => name ?? "*"),
  example: path.replace(/:\w+/g, "1").replace("*", "no-such-page"),
}));

function pathsIn(entries: readonly Entry[], above: string): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    const isPage = index === true || path !== undefined;
    return [...(isPage ? [own || "/"] : []), ...pathsIn(children, own)];
  });
}
