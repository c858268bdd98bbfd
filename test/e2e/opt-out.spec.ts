import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPage, showPanelTab, signInAsAdmin } from "./page-actions.ts";

test("staff stop messages to a phone on request, see it at the booking and for a caller, and allow them again", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const booked = await bookByApi(page, { name: "Jasleen Virdi", phone: "98765 75571", time: "04:00 PM" });
  await openPage(page, `/admin?booking=${booked.id}`);
  const detail = page.getByRole("dialog", { name: booked.code });
  await showPanelTab(detail, "Messages");
  await detail.getByRole("button", { name: "Stop messages to this phone" }).click();
  const line = detail.getByText(/^No messages since .+ \(on request\)\.$/);
  await expect(line).toBeVisible();
  await expect(detail.getByText("please call")).toBeVisible();
  await expect(detail.getByRole("button", { name: "Allow messages again" })).toBeVisible();
  await expectAccessible(page);

  await openPage(page, "/admin/call");
  await page.getByLabel("Phone", { exact: true }).fill("98765 75571");
  await expect(page.getByText(/^No messages since .+ \(on request\)\.$/)).toBeVisible();
  await expectAccessible(page);

  await openPage(page, `/admin?booking=${booked.id}`);
  await showPanelTab(detail, "Messages");
  await detail.getByRole("button", { name: "Allow messages again" }).click();
  await expect(line).toBeHidden();
  await expect(detail.getByRole("button", { name: "Stop messages to this phone" })).toBeVisible();
});
