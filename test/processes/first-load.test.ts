import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Loaded = { module: string; imports: string[]; css?: string[] };
type Manifest = { url: string; entry: Loaded; routes: Record<string, Loaded & { parentId?: string }> };

const [file = ""] = globSync("build/client/assets/manifest-*.js");
const manifest: Manifest = JSON.parse(readFileSync(file, "utf8").replace(/^[^{]*|;\s*$/g, ""));

/**
 * Kilobytes of scripts and styles, as transferred, that a browser loads before a page is hydrated (decision 030), to a
 * tenth: a build in another folder differs by some bytes.
 */
test.each([
  ["public/home/home-page", 151.3],
  ["public/catalogue/packages-page", 140.8],
  ["public/details/package-page", 145.1],
  ["public/details/test-page", 145.8],
  ["all-tests", 149.7],
  ["public/catalogue/review-page", 145.1],
  ["book", 182.1],
  ["account/login-page", 142.8],
  ["account/dashboard-page", 149.1],
  ["public/contact/contact-page", 139.9],
  ["public/policies/privacy-page", 138.7],
  ["public/landing/landing-page", 136.5],
  ["public/landing/advert-page", 132.3],
  ["public/test-message/form-page", 162.9],
  ["admin/bookings/bookings-page", 157.3],
  ["admin/day/day-page", 165.1],
  ["admin/worklists/worklists-page", 161.3],
  ["admin/new-booking/new-booking-page", 177],
  ["admin/patients/patients-page", 150.8],
  ["admin/analytics/analytics-page", 152.8],
  ["admin/messages/messages-page", 161],
  ["admin/catalogue/catalogue-page", 149.6],
  ["admin/lab/lab-page", 161.1],
])("%s loads at most %d kB", (route, most) => {
  expect(Math.round(getWeight(listFiles(route)) / 100) / 10).toBeLessThanOrEqual(most);
});

function listFiles(route: string): Set<string> {
  const files = new Set([manifest.url]);
  const add = ({ module, imports, css = [] }: Loaded) => {
    // A style that a lazy part imports too is marked by a # after its address.
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

function getWeight(files: Set<string>): number {
  return [...files].map((each) => getSentBytes(join("build/client", each))).reduce((sum, bytes) => sum + bytes, 0);
}

/** Small files are sent as they are, the others as brotli. */
function getSentBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
