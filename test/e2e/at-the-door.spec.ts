import { expect, type Page } from "@playwright/test";
import { formatAmount, formatRupees, type Paise, parseAmount } from "#core/pricing/money.ts";
import { expectAccessible } from "./axe.ts";
import { labelTubes, meetPatient, thumb } from "./door-steps.ts";
import { test } from "./e2e-test.ts";
import { assignVisit, bookVisit, type MorningDemo, type MorningVisit, startMorning } from "./morning-demo.ts";
import { openPage } from "./page-actions.ts";
import { takeRoundPicture } from "./round-pictures.ts";

type CatalogueTest = { name: string; paise: Paise };

test("a test added at the visit, all paid by UPI; at the next stop the phlebotomist is switched off", async ({
  browser,
}) => {
  const demo = await startMorning(browser);
  const { phone, id } = await demo.hire("Ravi Kumar", "98140 11331");
  const kiran = await bookVisit(demo, { name: "Kiran Bala", age: 47 }, { time: "07:00 AM", address: "House 3, Dugri" });
  const simran = await bookVisit(
    demo,
    { name: "Simran Bedi", age: 29 },
    { time: "08:00 AM", address: "House 7, Dugri" },
  );
  for (const visit of [kiran, simran]) await assignVisit(demo, visit, id);
  const [booked, added] = [await findTest(demo.office, 5), await findTest(demo.office, 12)];
  await openPage(phone, "/collect");
  await meetPatient(phone);
  await addTest(phone, booked, added);
  await labelTubes(phone);
  await thumb(phone, "Sample taken").click();
  await payByUpi(phone, booked.paise + added.paise);
  const { paymentStatus, dueAmount, totalAmount } = await readBooking(demo, kiran);
  expect([paymentStatus, dueAmount, totalAmount]).toEqual(["paid", "0.00", formatAmount(booked.paise + added.paise)]);
  await thumb(phone, /^I have left/).click();
  await meetPatient(phone);
  await endInMidRound(demo, phone, id);
  expect((await readBooking(demo, simran)).status).toBe("confirmed");
  await phone.context().close();
  await demo.office.context().close();
  await demo.close();
});

async function findTest(page: Page, id: number): Promise<CatalogueTest> {
  const { name, price, discountPrice } = await (await page.request.get(`/api/tests/${id}`)).json();
  return { name, paise: parseAmount(discountPrice ?? price) };
}

async function readBooking({ office }: MorningDemo, { id }: MorningVisit) {
  return (await office.request.get(`/api/bookings/${id}`)).json();
}

/** The patient hears the new total and says yes; the tube and the money follow. */
async function addTest(phone: Page, booked: CatalogueTest, added: CatalogueTest): Promise<void> {
  await expect(phone.getByText("0 of 1 labelled")).toBeVisible();
  await phone.getByRole("link", { name: "One more test" }).click();
  await phone.getByLabel("Search a test").fill(added.name);
  await phone.getByRole("radio", { name: added.name }).first().check();
  await expect(phone.getByRole("listitem").filter({ hasText: "Needs: Serum" })).toBeVisible();
  await expect(phone.getByText(formatRupees(booked.paise + added.paise), { exact: true })).toBeVisible();
  const add = thumb(phone, `Add ${added.name}, ${formatRupees(added.paise)}`);
  await expect(add).toBeDisabled();
  await phone.getByLabel(`Kiran Bala says yes to ${formatRupees(added.paise)} more`).check();
  await expectAccessible(phone);
  await takeRoundPicture(phone, "door-add");
  await add.click();
  await expect(phone.getByText("0 of 2 labelled")).toBeVisible();
}

async function payByUpi(phone: Page, paise: Paise): Promise<void> {
  const sum = formatRupees(paise);
  await expect(phone.getByText(sum, { exact: true })).toBeVisible();
  await phone.getByRole("button", { name: "All UPI" }).click();
  await phone.getByRole("button", { name: `Show the code for ${sum}` }).click();
  const code = phone.getByRole("dialog", { name: `UPI code for ${sum}` });
  await expect(code.getByRole("img", { name: `UPI code for ${sum}` })).toBeVisible();
  await expectAccessible(phone);
  await takeRoundPicture(phone, "door-upi");
  await code.getByRole("button", { name: "Paid, go on" }).click();
  const utr = phone.getByLabel("UTR, 12 digits");
  await utr.fill("33445566778");
  await thumb(phone, `Take ${sum}`).click();
  await expect(phone.getByText(/12 digits/).last()).toBeVisible();
  await expect(utr).toHaveAttribute("aria-invalid", "true");
  await expect(utr).toHaveValue("33445566778");
  await utr.fill("334455667788");
  await thumb(phone, `Take ${sum}`).click();
  await expect(phone.getByText(`${sum} taken`)).toBeVisible();
  const left = phone.getByText("Left to pay").locator("..");
  await expect(left).toContainText(formatRupees(0));
}

/** The label stays typed and its step kept; the page says what to do. */
async function endInMidRound({ office }: MorningDemo, phone: Page, phlebotomistId: string): Promise<void> {
  await phone.getByRole("link", { name: /^Label tube 1/ }).click();
  const label = phone.getByLabel("Number on the label");
  await label.fill("NB44239999");
  const ended = await office.request.delete(`/api/admin/staff/${phlebotomistId}`);
  expect(ended.status()).toBeLessThan(300);
  await thumb(phone, "…9999 is on the tube").click();
  await expect(phone.getByText("You are signed out")).toBeVisible();
  await expect(phone.getByText("if you cannot, call the desk")).toBeVisible();
  await expect(label).toHaveValue("NB44239999");
  await expectAccessible(phone);
  await takeRoundPicture(phone, "door-signed-out");
  await thumb(phone, "Send again").click();
  await expect(phone.getByText("You are signed out")).toBeVisible();
  await phone.getByRole("link", { name: "Sign in again" }).click();
  await expect(phone).toHaveURL(/\/admin\?then=/);
}
