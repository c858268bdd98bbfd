import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Loaded = { module: string; imports: string[]; css?: string[] };
type Manifest = { url: string; entry: Loaded; routes: Record<string, Loaded & { parentId?: string }> };

const [file = ""] = globSync("build/client/assets/manifest-*.js");
const manifest: Manifest = JSON.parse(readFileSync(file, "utf8").replace(/^[^{]*|;\s*$/g, ""));

/** Kilobytes of scripts and styles, as they are sent, that a browser asks for before a page is alive. Decision 030. */
test.each([
  ["site/home", 147.8],
  ["catalogue/packages-page", 136.7],
  ["catalogue/package-page", 142.1],
  ["catalogue/test-page", 142.9],
  ["all-tests", 145.4],
  ["catalogue/review-page", 140.1],
  ["book", 174.4],
  ["account/login-page", 138.1],
  ["account/dashboard-page", 143.7],
  ["contact/contact-page", 135.2],
  ["policies/privacy-page", 133.5],
  ["landing/landing-page", 132.6],
  ["landing/advert-page", 127.6],
  ["messages/form-page", 150.8],
  ["admin/bookings/bookings-page", 148.4],
  ["admin/day/day-page", 154.4],
  ["admin/work/work-page", 151.0],
  ["admin/call/call-page", 158.6],
  ["admin/patients/patients-page", 142.7],
  ["admin/figures/figures-page", 144.5],
  ["admin/messages/messages-page", 151.1],
  ["admin/catalogue/catalogue-page", 141.2],
  ["admin/lab/lab-page", 152.2],
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
