import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { labelTubes, thumb } from "./door-steps.ts";
import { test } from "./e2e-test.ts";
import { assignVisit, bookMember, bookVisit, type MorningDemo, startMorning } from "./morning-demo.ts";
import { openPage, waitUntilHydrated } from "./page-actions.ts";
import { takeRoundPicture } from "./round-pictures.ts";

test("a phlebotomist's morning: a stop of two persons, one with no one at home, one who has eaten", async ({
  browser,
}) => {
  const demo = await startMorning(browser);
  const { phone, id } = await demo.hire("Ravi Kumar", "98140 11331");
  await openPage(phone, "/collect");
  await expect(phone.getByText("The desk has given you no stops yet")).toBeVisible();
  const visits = await bookMorning(demo, id);
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "0 of 3 done", exact: true })).toBeVisible();
  await expectAccessible(phone);
  await takeRoundPicture(phone, "collect");
  const labels = await collectFromTwo(phone);
  await findNoOne(phone);
  await meetRefusal(phone);
  await expect(phone.getByRole("heading", { name: "All 3 done", exact: true })).toBeVisible();
  await takeRoundPicture(phone, "collect-done");
  await expectOfficeView(demo, visits);
  await receiveAtBench(demo.office, labels);
  await expectWork(demo.office);
  await phone.context().close();
  await demo.office.context().close();
  await demo.close();
});

/** Harpreet and her son at one door, Sukhdev at the next, Simran last; all given to one phlebotomist. */
async function bookMorning(demo: MorningDemo, phlebotomistId: string) {
  const harpreet = await bookVisit(
    demo,
    { name: "Harpreet Kaur Sandhu", age: 54, phone: "9876500017" },
    {
      ...{
        time: "07:00 AM",
        address: "House 1190, Phase 1, Dugri",
        landmark: "Opposite Punjab & Sind Bank, park side",
      },
      ...{ testIds: [5, 12], phlebotomistNote: "Left arm only: graft on the right." },
    },
  );
  const son = await bookMember(demo, { name: "Fateh Sandhu", age: 8, gender: "male" }, harpreet.visitId);
  const sukhdev = await bookVisit(
    demo,
    { name: "Sukhdev Singh Grewal", age: 61, gender: "male" },
    {
      ...{ time: "08:00 AM", address: "House 22, Model Town" },
    },
  );
  const simran = await bookVisit(
    demo,
    { name: "Simran Bedi", age: 29 },
    { time: "09:00 AM", address: "House 7, BRS Nagar" },
  );
  for (const visit of [harpreet, sukhdev, simran]) await assignVisit(demo, visit, phlebotomistId);
  return { harpreet, son, sukhdev, simran };
}

/** Two persons one after the other, each with own labels; the money of both on one receipt. Returns the labels. */
async function collectFromTwo(phone: Page): Promise<string[]> {
  await thumb(phone, /^On my way/).click();
  await thumb(phone, /^I am at the door/).click();
  await expect(phone).toHaveURL(/\/collect\/\d+$/);
  await expect(phone.getByText("Person 1 of 2")).toBeVisible();
  await expect(phone.getByText("Left arm only: graft on the right.")).toBeVisible();
  await expectAccessible(phone);
  await takeRoundPicture(phone, "door-who");
  await thumb(phone, "The same, go on").click();
  await expect(phone.getByText("Draw in this order")).toBeVisible();
  const ofHarpreet = await labelTubes(phone);
  await takeRoundPicture(phone, "door-tubes");
  await thumb(phone, "Sample taken").click();
  await expect(phone.getByRole("heading", { name: "Fateh Sandhu, 8 M" })).toBeVisible();
  await thumb(phone, "The same, go on").click();
  await refuseUsedLabel(phone, ofHarpreet[0] ?? "");
  const ofSon = await labelTubes(phone);
  await expect(thumb(phone, "Sample taken")).toBeDisabled();
  await takeRoundPicture(phone, "door-child");
  await phone.getByLabel("Each tube holds the volume for a child").check();
  await thumb(phone, "Sample taken").click();
  await takeMoney(phone);
  await thumb(phone, /^I have left/).click();
  await expect(phone.getByRole("heading", { name: "1 of 3 done", exact: true })).toBeVisible();
  return [...ofHarpreet, ...ofSon];
}

/** A label of another tube is not taken; what was typed stays. */
async function refuseUsedLabel(phone: Page, used: string): Promise<void> {
  await phone.getByRole("link", { name: /^Label tube 1/ }).click();
  const field = phone.getByLabel("Number on the label");
  await field.fill("HELLO");
  await thumb(phone, "The label is on").click();
  await expect(phone.getByText("This is a word, not a label.")).toBeVisible();
  await field.fill(used);
  await thumb(phone, "The label is on").click();
  await expect(phone.getByText("This label is already on another tube of this stop. Take a new one.")).toBeVisible();
  await expect(field).toHaveValue(used);
  await takeRoundPicture(phone, "door-used");
  await phone.goBack();
  await expect(phone.getByText("Draw in this order")).toBeVisible();
}

async function takeMoney(phone: Page): Promise<void> {
  await expect(phone.getByText("To take", { exact: true })).toBeVisible();
  await expectAccessible(phone);
  await takeRoundPicture(phone, "door-money");
  await thumb(phone, /^Take ₹/).click();
  await expect(phone.getByText(/^₹[\d,]+ taken$/)).toBeVisible();
  await expect(phone.getByText(/^Receipt \d\d-\d\d\/\d+$/)).toBeVisible();
  await takeRoundPicture(phone, "door-receipt");
}

async function findNoOne(phone: Page): Promise<void> {
  await thumb(phone, /^On my way/).click();
  await thumb(phone, /^I am at the door/).click();
  await phone.getByRole("link", { name: "Something else" }).click();
  await phone.getByLabel("Not at home").check();
  await expectAccessible(phone);
  await takeRoundPicture(phone, "door-else");
  await thumb(phone, "Not at home, go on").click();
  await expect(phone.getByText(/^Not at home at \d/)).toBeVisible();
  await phone.getByRole("button", { name: "Undo the last step" }).click();
  await expect(thumb(phone, "The same, go on")).toBeVisible();
  await phone.getByRole("link", { name: "Something else" }).click();
  await phone.getByLabel("Not at home").check();
  await thumb(phone, "Not at home, go on").click();
  await phone.getByRole("link", { name: "Back to the round" }).first().click();
  await expect(phone.getByRole("heading", { name: "2 of 3 done", exact: true })).toBeVisible();
}

/** Without a line the step is kept, and sent again once there is one. */
async function meetRefusal(phone: Page): Promise<void> {
  await phone.route("**/api/run/events", (route) => route.abort());
  await thumb(phone, /^On my way/).click();
  await expect(phone.getByText("1 step is not sent")).toBeVisible();
  await takeRoundPicture(phone, "collect-unsent");
  await phone.unroute("**/api/run/events");
  await sendInPunjabi(phone);
  await thumb(phone, /^I am at the door/).click();
  await phone.getByRole("link", { name: "Something else" }).click();
  await phone.getByLabel("Has eaten").check();
  await thumb(phone, "No sample, go on").click();
  await expect(phone.getByText("Simran Bedi: not collected")).toBeVisible();
  await thumb(phone, /^I have left/).click();
}

/** What waits is sent by the round in another language too. */
async function sendInPunjabi(phone: Page): Promise<void> {
  await phone.getByRole("link", { name: "ਪੰਜਾਬੀ" }).click();
  await expect(phone).toHaveURL(/\/pa\/collect$/);
  await expect(phone.locator("html")).toHaveAttribute("lang", "pa-IN");
  await waitUntilHydrated(phone);
  await expectAccessible(phone);
  await takeRoundPicture(phone, "collect-punjabi");
  const isSent = phone.waitForResponse("**/api/run/events");
  await phone.getByRole("navigation").getByRole("button").click();
  expect((await isSent).status()).toBe(200);
  await phone.getByRole("link", { name: "English" }).click();
  await expect(phone).toHaveURL(/[^a]\/collect$/);
  await waitUntilHydrated(phone);
}

type BookedMorning = Awaited<ReturnType<typeof bookMorning>>;

/** What the phone reported stands in the bookings: two samples, one paid visit, and nothing for the others. */
async function expectOfficeView({ office }: MorningDemo, visits: BookedMorning): Promise<void> {
  const read = async ({ id }: { id: number }) => (await office.request.get(`/api/bookings/${id}`)).json();
  for (const visit of [visits.harpreet, visits.son])
    expect(await read(visit)).toMatchObject({ status: "sample_collected", paymentStatus: "paid", dueAmount: "0.00" });
  for (const visit of [visits.sukhdev, visits.simran])
    expect(await read(visit)).toMatchObject({ status: "confirmed", paymentStatus: "pending" });
}

/** The desk scans the three tubes of the round, and rejects the last. */
async function receiveAtBench(office: Page, labels: string[]): Promise<void> {
  expect(labels).toHaveLength(3);
  await openPage(office, "/admin/bench");
  const answer = office.getByRole("status").filter({ hasText: /\S/ });
  for (const label of labels) {
    await office.keyboard.type(label);
    await office.keyboard.press("Enter");
    await expect(answer).toContainText(`…${label.slice(-4)}`);
  }
  await expect(answer).toContainText("Fateh Sandhu");
  await office.keyboard.press("r");
  const panel = office.getByRole("dialog", { name: "Reject this tube?" });
  await expect(panel).toContainText(/Free visit on \w+/);
  await office.keyboard.press("2");
  await office.keyboard.press("r");
  await expect(panel).toBeHidden();
  await expect(answer).toContainText("Rejected: Haemolysed");
}

/** What is left for the office: a sample to draw again, and two visits without one. */
async function expectWork(office: Page): Promise<void> {
  await openPage(office, "/admin/work");
  const row = (name: string, content: string) =>
    office.getByRole("row").filter({ hasText: name }).filter({ hasText: content });
  await expect(row("Fateh Sandhu", "Draw again")).toBeVisible();
  await expect(row("Sukhdev Singh Grewal", "Not at home")).toBeVisible();
  await expect(row("Simran Bedi", "Refused: had eaten")).toBeVisible();
}
