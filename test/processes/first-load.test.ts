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
  ["public/home/home-page", 163.3],
  ["public/catalogue/packages-page", 152.7],
  ["public/details/package-page", 156.6],
  ["public/details/test-page", 156.6],
  ["all-tests", 160.7],
  ["public/catalogue/review-page", 155.3],
  ["book", 193.7],
  ["account/login-page", 153.5],
  // The phlebotomist's own pages, on a cheap phone in the street: at most 15 kB more than the sign-in of patients.
  ["collect/round-page", 145.1],
  ["collect/visit-page", 148.6],
  ["account/dashboard-page", 163.9],
  ["account/receipt/receipt-page", 144.7],
  ["public/contact/contact-page", 151.8],
  ["public/policies/privacy-page", 150.5],
  ["public/landing/landing-page", 148.2],
  ["public/landing/advert-page", 142.6],
  ["public/test-message/form-page", 173.6],
  ["admin/bookings/bookings-page", 169.4],
  ["admin/day/day-page", 179.8],
  ["admin/worklists/worklists-page", 180.5],
  ["admin/bench/bench-page", 165.2],
  ["admin/money/money-page", 182.6],
  ["admin/new-booking/new-booking-page", 187.7],
  ["admin/patients/patients-page", 161.6],
  ["admin/analytics/analytics-page", 162.8],
  ["admin/messages/messages-page", 173.5],
  ["admin/catalogue/catalogue-page", 163.6],
  ["admin/lab/lab-page", 172.4],
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
