import { expect, test } from "vitest";
import type { LabSettings } from "#core/lab/settings.ts";
import { getSettingsValues, settingsGroups, toLabUpdate } from "./settings-groups.ts";

const video = (title: string) => ({ title, youtubeId: "abcdefghijk", minutes: 4 });
const settings = {
  ...{ name: "Nabz", city: "Ludhiana", address: "12 Ferozepur Road", email: "desk@nabz.example" },
  ...{ whatsappPhone: "+919876543210", phones: ["+919876543210"], seatsPerSlot: 4, latestFastingStart: "11:00 AM" },
  ...{
    upiAddress: "nabz@hdfcbank",
    upiName: "Nabz",
    upiMerchantCode: "8071",
    gstin: "",
    receptionistDiscountPercent: 10,
  },
  hours: { booking: "7 to 6", lab: "7 to 7", collection: "7 to 11" },
  videos: { walking: video("Walk"), heartRisk: video("Heart") },
} as unknown as LabSettings;

test("has a value for every field and a field for every value", () => {
  const names = settingsGroups.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(Object.keys(getSettingsValues(settings)).toSorted()).toEqual(names.toSorted());
});

test("sends the changed fields, and hours and videos as a whole", () => {
  const changed = { seatsPerSlot: "5", "hours.lab": "7 to 8", "videos.heartRisk.minutes": "6" };
  expect(toLabUpdate(changed, settings)).toEqual({
    seatsPerSlot: "5",
    hours: { ...settings.hours, lab: "7 to 8" },
    videos: { walking: settings.videos.walking, heartRisk: { ...settings.videos.heartRisk, minutes: "6" } },
  });
  expect(toLabUpdate({ city: "Jalandhar" }, settings)).toEqual({ city: "Jalandhar" });
});
