import { registerHooks } from "node:module";

/**
 * Loaded before main.ts (`node --import`). Node 24 parses drizzle-orm's 178 kB package.json again for each of its
 * modules, which costs half a second and 120 MB at every start; its relative imports can be resolved without it.
 */
registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? "";
    const isInside =
      specifier.startsWith(".") && parent.includes("/node_modules/drizzle-orm/") && parent.endsWith(".js");
    if (!isInside) return next(specifier, context);
    return { url: new URL(specifier, parent).href, format: "module", shortCircuit: true };
  },
});
