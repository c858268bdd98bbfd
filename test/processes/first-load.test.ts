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
  ["public/home/home-page", 184.3],
  ["public/catalogue/packages-page", 173.7],
  ["public/details/package-page", 177.5],
  ["public/details/test-page", 177.7],
  ["all-tests", 181.8],
  ["public/catalogue/review-page", 176.4],
  ["book", 213.6],
  ["account/login-page", 174.6],
  ["account/dashboard-page", 183.9],
  ["account/receipt/receipt-page", 165.3],
  ["public/contact/contact-page", 172.9],
  ["public/policies/privacy-page", 171.6],
  ["public/landing/landing-page", 169.2],
  ["public/landing/advert-page", 163.7],
  ["public/test-message/form-page", 194.2],
  ["admin/bookings/bookings-page", 183.0],
  ["admin/day/day-page", 185.0],
  ["admin/worklists/worklists-page", 188.6],
  ["admin/money/money-page", 192.0],
  ["admin/new-booking/new-booking-page", 194.9],
  ["admin/patients/patients-page", 176.4],
  ["admin/analytics/analytics-page", 176.3],
  ["admin/messages/messages-page", 180.0],
  ["admin/catalogue/catalogue-page", 177.0],
  ["admin/lab/lab-page", 179.3],
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
