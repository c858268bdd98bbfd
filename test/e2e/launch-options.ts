import type { LaunchOptions } from "@playwright/test";

/** How the journeys, and the pictures of all screens, start Chromium. */
export const launchOptions: LaunchOptions = {
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
};
