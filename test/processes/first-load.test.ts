import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Loaded = { module: string; imports: string[]; css?: string[] };
type Manifest = { url: string; entry: Loaded; routes: Record<string, Loaded & { parentId?: string }> };

const [file = ""] = globSync("build/client/assets/manifest-*.js");
const manifest: Manifest = JSON.parse(readFileSync(file, "utf8").replace(/^[^{]*|;\s*$/g, ""));

/** Kilobytes of scripts and styles, as they are sent, that a browser asks for before a page is alive. Decision 030. */
test.each([
  ["site/home", 149.7],
  ["catalogue/packages-page", 138.1],
  ["catalogue/package-page", 143.5],
  ["catalogue/test-page", 144.4],
  ["all-tests", 147.2],
  ["catalogue/review-page", 142.2],
  ["book", 175.9],
  ["account/login-page", 139.4],
  ["account/dashboard-page", 145.4],
  ["contact/contact-page", 136.8],
  ["policies/privacy-page", 135.0],
  ["landing/landing-page", 133.6],
  ["landing/advert-page", 128.7],
  ["messages/form-page", 150.8],
  ["admin/bookings/bookings-page", 151.5],
  ["admin/day/day-page", 158.3],
  ["admin/work/work-page", 154.7],
  ["admin/call/call-page", 165.7],
  ["admin/patients/patients-page", 145.0],
  ["admin/figures/figures-page", 146.5],
  ["admin/messages/messages-page", 154.8],
  ["admin/catalogue/catalogue-page", 144.0],
  ["admin/lab/lab-page", 154.5],
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
