import { defineConfig } from "@playwright/test";

const viewports = {
  phone: { width: 360, height: 780 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
};

/** The day's work of a desk, which a lab may do on a tablet. */
const staffWorkflows = [
  ...["staff-booking", "worklists", "staff-lifecycle", "manage-bookings"],
  ...["morning-workflow", "undo-change", "day-board"],
].map((journey) => `**/${journey}.spec.ts`);

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
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        // With `ignoreHTTPSErrors` each connection fails first and is begun again, and after 32 of these the page fails.
        "--ignore-certificate-errors",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "phone", use: { viewport: viewports.phone, hasTouch: true, isMobile: true } },
    { name: "tablet", testMatch: staffWorkflows, use: { viewport: viewports.tablet } },
    { name: "desktop", use: { viewport: viewports.desktop } },
  ],
});
