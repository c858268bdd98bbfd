import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Loaded = { module: string; imports: string[]; css?: string[] };
type Manifest = { url: string; entry: Loaded; routes: Record<string, Loaded & { parentId?: string }> };

const [file = ""] = globSync("build/client/assets/manifest-*.js");
const manifest: Manifest = JSON.parse(readFileSync(file, "utf8").replace(/^[^{]*|;\s*$/g, ""));

/** Kilobytes of scripts and styles, as they are sent, that a browser asks for before a page is alive. Decision 030. */
test.each([
  ["site/home", 149.6],
  ["catalogue/packages-page", 138.0],
  ["catalogue/package-page", 143.4],
  ["catalogue/test-page", 144.2],
  ["all-tests", 147.1],
  ["catalogue/review-page", 142.0],
  ["book", 175.9],
  ["account/login-page", 139.2],
  ["account/dashboard-page", 145.2],
  ["contact/contact-page", 136.7],
  ["policies/privacy-page", 134.9],
  ["landing/landing-page", 133.6],
  ["landing/advert-page", 128.7],
  ["messages/form-page", 150.8],
  ["admin/bookings/bookings-page", 151.2],
  ["admin/day/day-page", 158.2],
  ["admin/work/work-page", 154.6],
  ["admin/call/call-page", 165.3],
  ["admin/patients/patients-page", 144.9],
  ["admin/figures/figures-page", 146.3],
  ["admin/messages/messages-page", 154.4],
  ["admin/catalogue/catalogue-page", 143.8],
  ["admin/lab/lab-page", 154.3],
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
