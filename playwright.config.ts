import { defineConfig } from "@playwright/test";
import { launchOptions } from "#test/e2e/launch-options.ts";

const viewports = {
  phone: { width: 360, height: 780 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
};

/** Journeys of patients that are the same at every width run on a phone. */
const phoneOnly = listSpecs(
  ...[
    "at-the-door",
    "before-javascript",
    "behind-a-proxy",
    "booking-failures",
    "booking-page",
    "collect",
    "scan-label",
    "contact-form",
    "covered-tests",
  ],
  ...["duplicate-booking", "form-drafts", "leave-and-come-back", "login-by-code", "logout-clears-data", "offer-price"],
  ...[
    "languages",
    "offline-bookings",
    "partial-failure",
    "pre-hydration-events",
    "quick-booking",
    "read-in-translation",
  ],
  ...["own-visit", "slot-hold", "test-messages", "too-late-to-fast", "visit-link"],
);

/** Journeys of staff that are the same at every width run on a desktop. */
const desktopOnly = listSpecs(
  ...[
    "admin-lookups",
    "bench",
    "cancel-notifications",
    "device-clock",
    "edit-catalogue",
    "erase-patient",
    "idle-lock",
    "join-visit",
  ],
  ...[
    "inbound-messages",
    "morning-workflow",
    "patient-merge",
    "patient-notes",
    "release-report",
    "second-step",
    "staff-lifecycle",
    "undo-change",
  ],
);

/** The morning's work of staff, which a lab may do on a tablet; `layout.spec.ts` sees every page at its width. */
const tabletToo = listSpecs("day-board", "morning-workflow");

/** All other files run on a phone and on a desktop. */
function listSpecs(...names: string[]): string[] {
  return names.map((name) => `**/${name}.spec.ts`);
}

export default defineConfig({
  testDir: "test/e2e",
  globalSetup: "./test/e2e/demo-folder.ts",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // A busy machine is slow, and no figure of a journey is a measurement.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    // A press, a page or an event that does not come within two minutes fails where it is waited for.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // A trace costs a journey a quarter more of the machine; `--trace retain-on-failure` makes one where it is wanted.
    trace: "off",
    launchOptions,
  },
  projects: [
    {
      name: "phone",
      testIgnore: desktopOnly,
      use: { viewport: viewports.phone, hasTouch: true, isMobile: true },
    },
    { name: "tablet", testMatch: tabletToo, use: { viewport: viewports.tablet } },
    { name: "desktop", testIgnore: phoneOnly, use: { viewport: viewports.desktop } },
  ],
});
