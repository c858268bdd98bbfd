// Rows 1.15, 2.41, 2.161
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { openPage, signInAsAdmin } from "./page-actions.ts";

const sentences = {
  Name: "Name must be at least 2 characters.",
  Email: "Please enter a valid email address.",
  Phone: "Please enter a valid phone number.",
  Subject: "Subject must be at least 2 characters.",
  Message: "Message must be at least 10 characters.",
};

const written = {
  Name: "Harleen Gill",
  Email: "harleen@example.com",
  Phone: "98765 43210",
  Subject: "Home visit",
  Message: "Do you come to Civil Lines before seven in the morning?",
};

// Rows 4.35, 9.29
test("shows all mistakes of a message, sends the corrected one once, and empties the form", async ({ page }) => {
  await openPage(page, "/contact");
  const form = page.locator("#message");
  const send = form.getByRole("button");
  await form.getByLabel("Name").fill("H");
  await send.click();
  for (const [label, sentence] of Object.entries(sentences)) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(sentence));
  }
  await expect(form.getByLabel("Name")).toBeFocused();
  for (const [label, words] of Object.entries(written)) await form.getByLabel(label).fill(words);
  const pressed = Date.now();
  await send.click();
  await expect(send).toHaveText("Sending...");
  await expect(page.getByText("Message Sent!").first()).toBeVisible();
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1500);
  await expect(send).toHaveText("Send Message");
  for (const label of Object.keys(written)) await expect(form.getByLabel(label)).toHaveValue("");
  for (const sentence of Object.values(sentences)) await expect(form.getByText(sentence)).toBeHidden();
});

test("a message sent again after a reload while it was being sent is stored once", async ({ page }) => {
  await openPage(page, "/contact");
  const form = page.locator("#message");
  const subject = "Sent twice";
  for (const [label, words] of Object.entries({ ...written, Subject: subject }))
    await form.getByLabel(label).fill(words);
  const stored = page.waitForEvent("requestfailed");
  await page.route("**/api/contact-messages", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole("button").click();
  await stored;
  await page.unroute("**/api/contact-messages");
  await openPage(page, "/contact");
  await expect(form.getByLabel("Subject")).toHaveValue(subject);
  await form.getByRole("button").click();
  await expect(page.getByText("Message Sent!").first()).toBeVisible();
  await signInAsAdmin(page);
  const inbox: { subject: string }[] = await (await page.request.get("/api/contact-messages")).json();
  expect(inbox.filter((message) => message.subject === subject)).toHaveLength(1);
});

test("the page for a form that is too large is as accessible as the others", async ({ page }) => {
  await page.goto("/contact");
  await page.locator("#message form").evaluate((form: HTMLFormElement) => {
    (form.elements.namedItem("message") as HTMLTextAreaElement).value = "x".repeat(100_000);
    // Bypasses the scripts, as a browser without them submits it.
    HTMLFormElement.prototype.submit.call(form);
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is too much to send at once");
  await expectAccessible(page);
});

test("the advert downloads as a square, readable SVG file", async ({ page }) => {
  await openPage(page, "/meta-ad");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download Advertisement" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.svg$/);
  const svg = await readFile(await file.path(), "utf8");
  const read = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
    const [width, height] = [root.getAttribute("width"), root.getAttribute("height")];
    return { tag: root.tagName, mistakes: root.querySelectorAll("parsererror").length, width, height };
  }, svg);
  expect(read).toEqual({ tag: "svg", mistakes: 0, width: "1080", height: "1080" });
});

// Row 10.52
test("the video's frame is loaded only after the tap", async ({ page }) => {
  const requests: string[] = [];
  await page.route(/youtube/, (route) => {
    requests.push(new URL(route.request().url()).host);
    return route.abort();
  });
  await openPage(page, "/");
  const poster = page.getByRole("link", { name: /^Watch, \d+ minutes?/ });
  await poster.scrollIntoViewIfNeeded();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(requests).toEqual([]);
  await poster.click();
  await expect(page.locator("iframe[src*='youtube-nocookie.com']")).toBeVisible();
  await expect.poll(() => requests).toEqual(["www.youtube-nocookie.com"]);
});

// Row 2.45
test("one question is open at a time, and it can be closed", async ({ page }) => {
  await openPage(page, "/");
  const questions = page.locator("#faq details");
  const opened = page.locator("#faq details[open]");
  await questions.nth(1).locator("summary").click();
  await expect(opened).toHaveCount(1);
  await expect(questions.nth(1).getByRole("paragraph")).toBeVisible();
  await questions.nth(2).locator("summary").click();
  await expect(opened).toHaveCount(1);
  await expect(questions.nth(2).getByRole("paragraph")).toBeVisible();
  await questions.nth(2).locator("summary").click();
  await expect(opened).toHaveCount(0);
});
