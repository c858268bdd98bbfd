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
  ["public/home/home-page", 162.4],
  ["public/catalogue/packages-page", 151.8],
  ["public/details/package-page", 155.7],
  ["public/details/test-page", 155.7],
  ["all-tests", 159.9],
  ["public/catalogue/review-page", 154.4],
  ["book", 192.8],
  ["account/login-page", 152.5],
  ["account/dashboard-page", 161.3],
  ["account/receipt/receipt-page", 143.8],
  ["public/contact/contact-page", 150.9],
  ["public/policies/privacy-page", 149.7],
  ["public/landing/landing-page", 147.5],
  ["public/landing/advert-page", 141.9],
  ["public/test-message/form-page", 172.8],
  ["admin/bookings/bookings-page", 167.6],
  ["admin/day/day-page", 172.3],
  ["admin/worklists/worklists-page", 171.1],
  ["admin/money/money-page", 180.7],
  ["admin/new-booking/new-booking-page", 186.0],
  ["admin/patients/patients-page", 160.1],
  ["admin/analytics/analytics-page", 161.4],
  ["admin/messages/messages-page", 171.9],
  ["admin/catalogue/catalogue-page", 162.1],
  ["admin/lab/lab-page", 170.3],
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
