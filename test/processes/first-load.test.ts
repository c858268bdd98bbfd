import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Loaded = { module: string; imports: string[]; css?: string[] };
type Manifest = { url: string; entry: Loaded; routes: Record<string, Loaded & { parentId?: string }> };

const [file = ""] = globSync("build/client/assets/manifest-*.js");
const manifest: Manifest = JSON.parse(readFileSync(file, "utf8").replace(/^[^{]*|;\s*$/g, ""));

/** Kilobytes of scripts and styles, as they are sent, that a browser asks for before a page is alive. Decision 030. */
test.each([
  ["site/home", 141.9],
  ["catalogue/packages-page", 133.9],
  ["catalogue/package-page", 137.6],
  ["catalogue/test-page", 136.3],
  ["all-tests", 140.4],
  ["catalogue/review-page", 136.3],
  ["book", 170.1],
  ["account/login-page", 134.4],
  ["account/dashboard-page", 139.2],
  ["contact/contact-page", 132.7],
  ["policies/privacy-page", 130.6],
  ["landing/landing-page", 129.4],
  ["landing/advert-page", 125.4],
  ["messages/form-page", 149.3],
  ["admin/bookings/bookings-page", 172.5],
  ["admin/patients/patients-page", 139.4],
  ["admin/figures/figures-page", 138],
  ["admin/messages/messages-page", 142.8],
  ["admin/catalogue/catalogue-page", 142],
  ["admin/lab/lab-page", 144.4],
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
