import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Loaded = { module: string; imports: string[]; css?: string[] };
type Manifest = { url: string; entry: Loaded; routes: Record<string, Loaded & { parentId?: string }> };

const [file = ""] = globSync("build/client/assets/manifest-*.js");
const manifest: Manifest = JSON.parse(readFileSync(file, "utf8").replace(/^[^{]*|;\s*$/g, ""));

/** Kilobytes of scripts and styles, as they are sent, that a browser asks for before a page is alive. Decision 030. */
test.each([
  ["site/home", 149.5],
  ["catalogue/packages-page", 139.8],
  ["catalogue/package-page", 143.7],
  ["catalogue/test-page", 144.8],
  ["all-tests", 148],
  ["catalogue/review-page", 143.7],
  ["book", 178.3],
  ["account/login-page", 141.5],
  ["account/dashboard-page", 147.5],
  ["contact/contact-page", 138.3],
  ["policies/privacy-page", 137.7],
  ["landing/landing-page", 135.4],
  ["landing/advert-page", 131.8],
  ["messages/form-page", 154],
  ["admin/bookings/bookings-page", 154.5],
  ["admin/day/day-page", 161.5],
  ["admin/work/work-page", 158.1],
  ["admin/call/call-page", 170.2],
  ["admin/patients/patients-page", 147.9],
  ["admin/figures/figures-page", 149.6],
  ["admin/messages/messages-page", 157.9],
  ["admin/catalogue/catalogue-page", 146.6],
  ["admin/lab/lab-page", 157.1],
])("%s comes with at most %d kB", (route, most) => {
  expect(weightOf(filesOf(route)) / 1000).toBeLessThanOrEqual(most);
});

function filesOf(route: string): Set<string> {
  const files = new Set([manifest.url]);
  const add = ({ module, imports, css = [] }: Loaded) => {
    // A style that a lazy part asks for too is marked by a # behind its address.
    for (const each of [module, ...imports, ...css]) files.add(each.replace(/#$/, ""));
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
