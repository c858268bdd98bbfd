import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Language, languages } from "#core/i18n/languages.ts";
import { builtTranslations } from "#test/built-languages.ts";

type Loaded = { module: string; imports: string[]; css?: string[] };
type Manifest = { url: string; entry: Loaded; routes: Record<string, Loaded & { parentId?: string }> };

/** The scripts and styles of one language's pages. */
type Build = { language: Language; files: string; manifest: Manifest };

function readBuild(language: Language): Build {
  const files = language === "en" ? "build/client" : `build/${language}/client`;
  const [file = ""] = globSync(`${files}/assets/manifest-*.js`);
  return { language, files, manifest: JSON.parse(readFileSync(file, "utf8").replace(/^[^{]*|;\s*$/g, "")) };
}

const english = readBuild("en");

/**
 * Kilobytes of scripts and styles, as transferred, that a browser loads before a page is hydrated (decision 030), to a
 * tenth: a build in another folder differs by some bytes.
 */
const limits: [route: string, most: number][] = [
  ["public/home/home-page", 165],
  ["public/catalogue/packages-page", 154.3],
  ["public/details/package-page", 158.2],
  ["public/details/test-page", 158.3],
  ["all-tests", 162.4],
  ["public/catalogue/review-page", 157],
  ["book", 196.4],
  ["login", 155.8],
  // The phlebotomist's own pages, on a cheap phone in the street: at most 15 kB more than the sign-in of patients.
  ["collect/round-page", 147],
  ["collect/visit-page", 150.1],
  ["account/dashboard-page", 167.7],
  ["account/receipt/receipt-page", 145.8],
  ["public/contact/contact-page", 153.4],
  ["public/policies/privacy-page", 152.3],
  ["public/landing/landing-page", 149.4],
  ["public/landing/advert-page", 143.8],
  ["public/test-message/form-page", 175.2],
  ["admin/bookings/bookings-page", 174.6],
  ["admin/day/day-page", 184.9],
  ["admin/worklists/worklists-page", 185.8],
  ["admin/bench/bench-page", 169.7],
  ["admin/money/money-page", 184.8],
  ["admin/new-booking/new-booking-page", 191.9],
  ["admin/patients/patients-page", 163.3],
  ["admin/analytics/analytics-page", 163.8],
  ["admin/messages/messages-page", 184.1],
  ["admin/catalogue/catalogue-page", 165.9],
  ["admin/lab/lab-page", 174.3],
];

test.each(limits)("%s loads at most %d kB", (route, most) => {
  expect(weighFirstLoad(route, english)).toBeLessThanOrEqual(most);
});

/** Three bytes a letter, and some English texts that a translation falls back to. */
const MORE_OF_A_TRANSLATION = 3.8;
/** Kilobytes of both weights of the font, for phones that have none of the script. */
const fontLimits = { pa: 24, hi: 105 };

test.each(builtTranslations)("the same pages in %s load little more, and a font", (language) => {
  const build = readBuild(language);
  const patientPages = limits.filter(([route]) => getSheetName(route) !== "admin" && build.manifest.routes[route]);
  expect(patientPages.length).toBeGreaterThan(12);
  const heavier = patientPages.map(([route, most]) => [route, weighFirstLoad(route, build) - most] as const);
  expect(heavier.filter(([, more]) => more > MORE_OF_A_TRANSLATION)).toEqual([]);
  const fonts = globSync("assets/noto-*.woff2", { cwd: build.files }).map((font) => join(build.files, font));
  const bytes = fonts.reduce((sum, font) => sum + getSentBytes(font), 0);
  expect(fonts).toHaveLength(2);
  expect(bytes / 1000).toBeLessThanOrEqual(fontLimits[language]);
});

function weighFirstLoad(route: string, build: Build): number {
  return Math.round(getWeight(listFiles(route, build), build) / 100) / 10;
}

function listFiles(route: string, build: Build): Set<string> {
  const { manifest } = build;
  const files = new Set([manifest.url, findSheet(getSheetName(route), build)]);
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

/** Address of the sheet of the admin area, of the round, or of the pages that patients see (root.tsx). */
function findSheet(name: string, { language, files }: Build): string {
  const [sheet] = globSync(`assets/${name}-????????.css`, { cwd: files });
  if (!sheet) throw new Error(`No sheet is called ${name}`);
  return `${languages[language].basePath}/${sheet}`;
}

function getWeight(addresses: Set<string>, { language, files }: Build): number {
  const paths = [...addresses].map((address) => join(files, address.slice(languages[language].basePath.length)));
  return paths.reduce((sum, path) => sum + getSentBytes(path), 0);
}

/** Small files are sent as they are, the others as brotli. */
function getSentBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
