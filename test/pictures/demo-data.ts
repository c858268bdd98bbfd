import { execFile } from "node:child_process";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { bookByApi } from "#test/e2e/book-by-api.ts";
import { openPage, signInAsAdmin } from "#test/e2e/page-actions.ts";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { launchBrowser, openContext } from "./browser.ts";
import type { Role } from "./screen.ts";

export type SignedIn = Exclude<Role, "visitor">;
export type Sessions = Record<SignedIn, Awaited<ReturnType<BrowserContext["storageState"]>>>;

const run = promisify(execFile);
const password = "a-long-sentence-of-manpreet";
const dataFolder = process.env.PICTURES_DATA ?? "node_modules/.cache/pictures";

/**
 * Fills a folder with the demo as it is at the instant of all pictures, and signs in once as each role: what sessions
 * show then is the same in each set.
 */
export async function prepareData(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  await Promise.all([folder, draft].map((path) => rm(path, { recursive: true, force: true })));
  await mkdir(draft, { recursive: true });
  await chmod(draft, 0o711);
  const product = await startOn(draft);
  const browser = await launchBrowser();
  try {
    await writeFile(join(draft, "sessions.json"), JSON.stringify(await signInAll(browser, product.url)));
  } finally {
    await browser.close();
    await product.stop("SIGTERM");
  }
  await rename(draft, folder);
}

/** Starts the product that this checkout has built, on a copy of the prepared data. */
export async function startOnCopy(): Promise<{ product: Product; close(): Promise<void> }> {
  const copy = await createTempFolder();
  // As `cp -a` copies it, with owners: where tests run as root, PostgreSQL's files belong to another user.
  await run("cp", ["-a", `${dataFolder}/.`, copy.path]);
  const product = await startOn(copy.path);
  return {
    product,
    close: async () => {
      await product.stop("SIGTERM");
      await copy.remove();
    },
  };
}

/** Returns the prepared sessions; prepares the data first if there is none. */
export async function readSessions(): Promise<Sessions> {
  const file = join(dataFolder, "sessions.json");
  const isPrepared = await readFile(file).then(
    () => true,
    () => false,
  );
  if (!isPrepared) await prepareData(dataFolder);
  return JSON.parse(await readFile(file, "utf8"));
}

function startOn(folder: string): Promise<Product> {
  const clock = { NODE_OPTIONS: "--import ./test/pictures/fixed-clock.ts", PICTURES_CLOCK: "fixed" };
  return runProduct({ DATA_DIR: folder, LOG_LEVEL: "error", ...clock });
}

async function signInAll(browser: Browser, baseURL: string): Promise<Sessions> {
  const open = async () => (await openContext(browser, { baseURL })).newPage();
  const [owner, patient, phlebotomist] = [await open(), await open(), await open()];
  await signInAsAdmin(owner);
  await fillLists(owner);
  await signInAsPatient(patient);
  await joinAs(phlebotomist, await invite(owner, "Manpreet Kaur", "phlebotomist"));
  await invite(owner, "Dr. Meera Joshi", "pathologist");
  const save = (page: Page) => page.context().storageState();
  return { owner: await save(owner), patient: await save(patient), phlebotomist: await save(phlebotomist) };
}

/** What the demo itself has none of. */
async function fillLists(page: Page): Promise<void> {
  const slot = { openDaysAhead: 3, phone: "9876577821" };
  await bookByApi(page, { ...slot, name: "Harleen Grewal", time: "01:00 PM" });
  await bookByApi(page, { ...slot, name: "Harlin Grewal", time: "02:00 PM" });
  const message = { name: "Navreen Gill", email: "navreen@example.com", phone: "98765 57004", subject: "Home visit" };
  const sent = [
    await page.request.post("/api/waitlist", { data: { phone: "98765 57001", pinCode: "110001" } }),
    await page.request.post("/api/contact-messages", {
      data: { ...message, message: "Do you come to Civil Lines before seven in the morning?" },
    }),
  ];
  for (const answer of sent) expect(answer.ok(), await answer.text()).toBe(true);
}

async function signInAsPatient(page: Page): Promise<void> {
  await openPage(page, "/login");
  await page.getByLabel("Phone number").fill("98765 00001");
  await page.getByLabel("Phone number").press("Enter");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
}

/** Returns the secret of the invitation's link. */
async function invite(owner: Page, name: string, role: "phlebotomist" | "pathologist"): Promise<string> {
  const contact = `${role}@nabz.example`;
  const answer = await owner.request.post("/api/admin/staff", { data: { name, contact, role } });
  return (await answer.json()).token;
}

async function joinAs(page: Page, token: string): Promise<void> {
  await openPage(page, `/admin/join#${token}`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password, once more").fill(password);
  await page.getByRole("button", { name: "Enter the admin area" }).press("Enter");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}
