import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { toLabTime } from "#core/calendar/lab-time.ts";

type Visit = { code: string; hour: number; address: string };

/** Expects that the open confirmation offers a calendar file at the lab's time, whatever the browser's zone. */
export async function expectCalendarFile(page: Page, { code, hour, address }: Visit): Promise<void> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${code}.ics`);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), "utf8")));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  expect(toLabTime(event.startDate.toJSDate()).minutes).toBe(hour * 60);
  expect(event.location).toBe(address);
  expect(event.description).toContain(code);
}
