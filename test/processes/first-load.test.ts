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
  ["public/home/home-page", 164.8],
  ["public/catalogue/packages-page", 154],
  ["public/details/package-page", 157.9],
  ["public/details/test-page", 158.1],
  ["all-tests", 162.1],
  ["public/catalogue/review-page", 156.7],
  ["book", 196.1],
  ["account/login-page", 155.5],
  // The phlebotomist's own pages, on a cheap phone in the street: at most 15 kB more than the sign-in of patients.
  ["collect/round-page", 146.5],
  ["collect/visit-page", 149.8],
  ["account/dashboard-page", 167.4],
  ["account/receipt/receipt-page", 145.7],
  ["public/contact/contact-page", 153.2],
  ["public/policies/privacy-page", 152.1],
  ["public/landing/landing-page", 149.2],
  ["public/landing/advert-page", 143.7],
  ["public/test-message/form-page", 174.9],
  ["admin/bookings/bookings-page", 174.2],
  ["admin/day/day-page", 184.6],
  ["admin/worklists/worklists-page", 185.5],
  ["admin/bench/bench-page", 169.1],
  ["admin/money/money-page", 184.5],
  ["admin/new-booking/new-booking-page", 191.6],
  ["admin/patients/patients-page", 163],
  ["admin/analytics/analytics-page", 163.6],
  ["admin/messages/messages-page", 183.8],
  ["admin/catalogue/catalogue-page", 165.6],
  ["admin/lab/lab-page", 173.9],
])("%s loads at most %d kB", (route, most) => {
  expect(Math.round(getWeight(listFiles(route)) / 100) / 10).toBeLessThanOrEqual(most);
});

function listFiles(route: string): Set<string> {
  const files = new Set([manifest.url, findSheet(getSheetName(route))]);
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

function getSheetName(route: string): string {
  const [area = ""] = route.split("/");
  return ["admin", "collect"].includes(area) ? area : "patients";
}

/** The sheet of the admin area, of the round, or of the pages that patients see (root.tsx). */
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
