import { expect, test } from "vitest";
import type { LabSettings } from "#core/lab/settings.ts";
import { settingChange, settingGroups, settingValues } from "./setting-groups.ts";

const video = (title: string) => ({ title, youtubeId: "abcdefghijk", minutes: 4 });
const settings = {
  ...{ name: "Nabz", city: "Ludhiana", address: "12 Ferozepur Road", email: "desk@nabz.example" },
  ...{ whatsappPhone: "+919876543210", phones: ["+919876543210"], seatsPerSlot: 4, latestFastingStart: "11:00 AM" },
  hours: { booking: "7 to 6", lab: "7 to 7", collection: "7 to 11" },
  videos: { walking: video("Walk"), heartRisk: video("Heart") },
} as unknown as LabSettings;

test("every field of the page has a value, and every value a field", () => {
  const names = settingGroups.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(Object.keys(settingValues(settings)).toSorted()).toEqual(names.toSorted());
});

test("one save sends what was changed, and of the hours and the videos the rest as it was", () => {
  const changed = { seatsPerSlot: "5", "hours.lab": "7 to 8", "videos.heartRisk.minutes": "6" };
  expect(settingChange(changed, settings)).toEqual({
    seatsPerSlot: "5",
    hours: { ...settings.hours, lab: "7 to 8" },
    videos: { walking: settings.videos.walking, heartRisk: { ...settings.videos.heartRisk, minutes: "6" } },
  });
  expect(settingChange({ city: "Jalandhar" }, settings)).toEqual({ city: "Jalandhar" });
});
