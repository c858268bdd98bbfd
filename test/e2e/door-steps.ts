import { expect, type Page } from "@playwright/test";
import { takeRoundPicture } from "./round-pictures.ts";

const FIRST_LABEL = 44_238_211;
let usedLabels = 0;

/** A button of the bar at the thumb. */
export const thumb = (page: Page, name: string | RegExp) => page.getByRole("navigation").getByRole("button", { name });

/** Goes to a stop's door, and identifies its patient. */
export async function meetPatient(phone: Page): Promise<void> {
  await thumb(phone, /^On my way/).click();
  await thumb(phone, /^I am at the door/).click();
  await thumb(phone, "The same, go on").click();
  await expect(phone.getByText("Draw in this order")).toBeVisible();
}

/** Labels each tube of the patient, and returns the labels. */
export async function labelTubes(phone: Page): Promise<string[]> {
  const used = [];
  const next = phone.getByRole("link", { name: /^Label tube \d/ });
  const ready = thumb(phone, "Sample taken");
  await expect(next.or(ready)).toBeVisible();
  while (await next.isVisible()) {
    const label = `NB${FIRST_LABEL + usedLabels++}`;
    const tube = await next.innerText();
    await next.click();
    await phone.getByLabel("Number on the label").fill(label.toLowerCase());
    await expect(phone.getByText(`…${label.slice(-4)}`, { exact: true })).toBeVisible();
    if (used.length === 0) await takeRoundPicture(phone, "door-label");
    await thumb(phone, `…${label.slice(-4)} is on the tube`).click();
    await expect(phone.getByText("Draw in this order")).toBeVisible();
    await expect(phone.getByText(tube, { exact: true })).toBeHidden();
    used.push(label);
  }
  return used;
}
