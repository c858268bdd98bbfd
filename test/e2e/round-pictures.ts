import { mkdir } from "node:fs/promises";
import type { Page } from "@playwright/test";

/** The folder for pictures of the round; without it none are taken. */
const folder = process.env.ROUND_PICTURES;

/** Takes a picture of what the phone shows, to be looked at. */
export async function takeRoundPicture(page: Page, name: string): Promise<void> {
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}-360.png` });
}

/** Takes a picture of the whole page into the folder of LANGUAGE_PICTURES, if there is one. */
export async function takeLanguagePicture(page: Page, name: string): Promise<void> {
  const path = process.env.LANGUAGE_PICTURES;
  if (!path) return;
  await mkdir(path, { recursive: true });
  await page.screenshot({ path: `${path}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
}
