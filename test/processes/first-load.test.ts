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
  ["public/home/home-page", 162.9],
  ["public/catalogue/packages-page", 152.3],
  ["public/details/package-page", 156.2],
  ["public/details/test-page", 156.2],
  ["all-tests", 160.4],
  ["public/catalogue/review-page", 154.9],
  ["book", 193.4],
  ["account/login-page", 153.1],
  ["account/dashboard-page", 163.3],
  ["account/receipt/receipt-page", 144.3],
  ["public/contact/contact-page", 151.4],
  ["public/policies/privacy-page", 150.2],
  ["public/landing/landing-page", 147.9],
  ["public/landing/advert-page", 142.3],
  ["public/test-message/form-page", 173.2],
  ["admin/bookings/bookings-page", 168.2],
  ["admin/day/day-page", 172.9],
  ["admin/worklists/worklists-page", 171.7],
  ["admin/bench/bench-page", 163.7],
  ["admin/money/money-page", 181.3],
  ["admin/new-booking/new-booking-page", 186.6],
  ["admin/patients/patients-page", 160.6],
  ["admin/analytics/analytics-page", 161.8],
  ["admin/messages/messages-page", 172.5],
  ["admin/catalogue/catalogue-page", 162.6],
  ["admin/lab/lab-page", 170.8],
])("%s loads at most %d kB", (route, most) => {
  expect(Math.round(getWeight(listFiles(route)) / 100) / 10).toBeLessThanOrEqual(most);
});

function listFiles(route: string): Set<string> {
  const files = new Set([manifest.url, findSheet(route.startsWith("admin/") ? "admin" : "patients")]);
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

/** The sheet of the admin area, or of the pages that patients see (root.tsx). */
function findSheet(name: string): string {
  const [sheet] = globSync(`assets/${name}-????????.css`, { cwd: "build/client" });
  if (!sheet) throw new Error(`No sheet is called ${name}`);
  return sheet;
}

function getWeight(files: Set<string>): number {
  return [...files].map((each) => getSentBytes(join("build/client", each))).reduce((sum, bytes) => sum + bytes, 0);
}

/** Small files are sent as they are, the others as brotli. */
function getSentBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
