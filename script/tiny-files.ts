import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";

const MAX_TINY_FILE_LINES = 30;
/** A dictionary's file is what one chunk of the pages can hold, however short it is. */
const isDictionary = (file: string) => file.includes("/i18n/");
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * Returns files below a folder that belong into their only importer: short, and neither lazily loaded, tested
 * separately, a dictionary's nor a route.
 */
export function listTinyFiles(folder: string): string[] {
  const texts = new Map(globSync("src/**/*.{ts,tsx}").map((file) => [file, readFileSync(file, "utf8")]));
  const importers = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  for (const [file, text] of texts) {
    for (const [all, path = ""] of text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)) {
      const imported = resolve(file, path);
      if (!texts.has(imported) || imported === file) continue;
      if (all.includes("(")) lazy.add(imported);
      if (!isTest(file)) importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  const routes = texts.get("src/web/routes.ts") ?? "";
  return [...texts]
    .filter(
      ([file, text]) =>
        file.startsWith(`${folder}/`) && !isTest(file) && text.split("\n").length - 1 <= MAX_TINY_FILE_LINES,
    )
    .filter(([file]) => importers.get(file)?.size === 1 && !lazy.has(file) && !isTested(file))
    .filter(([file]) => !isDictionary(file) && !routes.includes(file.replace("src/web/", "")))
    .map(([file]) => `${file} in ${[...(importers.get(file) ?? [])][0]}`);
}

function resolve(from: string, path: string): string {
  if (path.startsWith("#")) return `src/${path.slice(1)}`;
  return path.startsWith(".") ? posix.join(dirname(from), path) : path;
}

function isTested(file: string): boolean {
  return ["ts", "tsx"].some((ext) => existsSync(file.replace(/\.tsx?$/, `.test.${ext}`)));
}
