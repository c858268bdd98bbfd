import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Loaded = { module: string; imports: string[]; css?: string[] };
type Manifest = { url: string; entry: Loaded; routes: Record<string, Loaded & { parentId?: string }> };

const [file = ""] = globSync("build/client/assets/manifest-*.js");
const manifest: Manifest = JSON.parse(readFileSync(file, "utf8").replace(/^[^{]*|;\s*$/g, ""));

/** Kilobytes of scripts and styles, as they are sent, that a browser asks for before a page is alive. Decision 030. */
test.each([
  ["site/home", 149.2],
  ["catalogue/packages-page", 139.5],
  ["catalogue/package-page", 143.5],
  ["catalogue/test-page", 144.5],
  ["all-tests", 147.7],
  ["catalogue/review-page", 143.4],
  ["book", 176.8],
  ["account/login-page", 141.3],
  ["account/dashboard-page", 147.2],
  ["contact/contact-page", 138.1],
  ["policies/privacy-page", 137.5],
  ["landing/landing-page", 135.1],
  ["landing/advert-page", 131.5],
  ["messages/form-page", 153.8],
  ["admin/bookings/bookings-page", 153.9],
  ["admin/day/day-page", 160.9],
  ["admin/work/work-page", 157.5],
  ["admin/call/call-page", 167.7],
  ["admin/patients/patients-page", 147.3],
  ["admin/figures/figures-page", 149.3],
  ["admin/messages/messages-page", 157.7],
  ["admin/catalogue/catalogue-page", 146.4],
  ["admin/lab/lab-page", 156.9],
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
