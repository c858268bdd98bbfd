import { rm, writeFile } from "node:fs/promises";
import { chromium, expect } from "@playwright/test";
import { drawCode128, writeVideo } from "#test/barcode-video.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { test } from "./e2e-test.ts";
import { launchOptions } from "./launch-options.ts";
import { assignVisit, bookVisit, startMorning } from "./morning-demo.ts";
import { openPage } from "./page-actions.ts";
import { takeRoundPicture } from "./round-pictures.ts";

const label = "NB44198820";

test("the camera reads a label of Code 128, with the reader of our own server", async () => {
  const folder = await createTempFolder();
  const video = `${folder.path}/label.y4m`;
  await writeFile(video, writeVideo(drawCode128(label)));
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  const demo = await startMorning(browser);
  const { phone, id } = await demo.hire("Ravi Kumar", "98140 11331");
  const visit = await bookVisit(
    demo,
    { name: "Simran Bedi", age: 29 },
    { time: "07:00 AM", address: "House 7, Dugri" },
  );
  await assignVisit(demo, visit, id);
  const button = (name: string | RegExp) => phone.getByRole("button", { name });
  await openPage(phone, `/collect/${visit.visitId}`);
  await button(/^On my way/).click();
  await button(/^I am at the door/).click();
  await button("The same, go on").click();
  await phone.getByRole("link", { name: /^Label tube 1/ }).click();
  const reader = phone.waitForResponse(/zxing_reader-[\w-]+\.wasm$/);
  await button("Scan the label").click();
  expect((await reader).headers()["cache-control"]).toContain("immutable");
  await takeRoundPicture(phone, "door-scan");
  await expect(phone.getByLabel("Number on the label")).toHaveValue(label);
  await button("…8820 is on the tube").click();
  await expect(phone.getByText("…8820", { exact: true })).toBeVisible();
  await demo.close();
  await browser.close();
  await rm(video, { force: true });
  await folder.remove();
});
