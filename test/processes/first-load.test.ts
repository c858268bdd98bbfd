import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Loaded = { module: string; imports: string[]; css?: string[] };
type Manifest = { url: string; entry: Loaded; routes: Record<string, Loaded & { parentId?: string }> };

const [file = ""] = globSync("build/client/assets/manifest-*.js");
const manifest: Manifest = JSON.parse(readFileSync(file, "utf8").replace(/^[^{]*|;\s*$/g, ""));

/** Kilobytes of scripts and styles, as they are sent, that a browser asks for before a page is alive. Decision 030. */
test.each([
  ["site/home", 141.8],
  ["catalogue/packages-page", 131.6],
  ["catalogue/package-page", 137.3],
  ["catalogue/test-page", 135.6],
  ["all-tests", 138.4],
  ["catalogue/review-page", 135.7],
  ["book", 169.2],
  ["account/login-page", 133.7],
  ["account/dashboard-page", 139.3],
  ["contact/contact-page", 131.5],
  ["policies/privacy-page", 129.7],
  ["landing/landing-page", 128.7],
  ["landing/advert-page", 124.3],
  ["messages/form-page", 151.4],
  ["admin/bookings-page", 174.9],
  ["admin/patients-page", 140.4],
  ["admin/figures-page", 139],
  ["admin/inbox-page", 142.1],
  ["admin/catalogue-page", 141.1],
  ["admin/lab-page", 142.9],
])("%s comes with at most %d kB", (route, most) => {
  expect(weightOf(filesOf(route)) / 1000).toBeLessThanOrEqual(most);
});

function filesOf(route: string): Set<string> {
  const files = new Set([manifest.url]);
  const add = ({ module, imports, css = [] }: Loaded) => {
    for (const each of [module, ...imports, ...css]) files.add(each);
  };
  add(manifest.entry);
  for (let id: string | undefined = route; id; id = manifest.routes[id]?.parentId) {
    const loaded = manifest.routes[id];
    if (!loaded) throw new Error(`No route is called ${id}`);
    add(loaded);
  }
  return files;
}

function weightOf(files: Set<string>): number {
  return [...files].map((each) => sentBytes(join("build/client", each))).reduce((sum, bytes) => sum + bytes, 0);
}

/** Small files are sent as they are, the others as brotli. */
function sentBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
