import { expect, type Page } from "@playwright/test";
import { openPage, openTest, testRow } from "#test/e2e/page-actions.ts";
import { answerRequests, at, failRequests, goFrom, holdRequests, press, type Screen } from "#test/pictures/screen.ts";

const catalogue = /^\/api\/(test-packages|testimonials|faqs|test-categories|tests)/;

export const publicScreens: Screen[] = [
  { name: "public/home/home", prints: true, open: at("/") },
  { name: "public/home/loading", open: openLoadingHome },
  { name: "public/home/failed", retries: true, open: openFailedHome },
  { name: "public/home/faq-open", open: openQuestion },
  { name: "public/home/suggestions", open: (page) => suggest(page, "thyroid") },
  { name: "public/home/suggestions-focused", open: suggestWithFocus },
  { name: "public/home/signed-in", role: "patient", open: openAsPatient },
  { name: "public/home/unfinished", open: openWithDraft },
  { name: "public/home/selected", open: (page) => select(page, "/") },
  { name: "public/layout/menu-open", open: openMenu },
  { name: "public/layout/skip-link", open: focusSkipLink },
  { name: "public/layout/not-found", open: at("/no-such-page") },
  { name: "public/layout/error-page", open: openErrorPage },
  { name: "public/layout/offline-notice", open: openOffline },
  { name: "public/layout/actions-open", fits: (width) => width < 768, open: openActions },
  { name: "public/catalogue/listing", open: at("/tests-new?category=8") },
  { name: "public/catalogue/all-tests", open: at("/all-tests?popular=true") },
  { name: "public/catalogue/search", open: at("/tests-new?search=hair+fall") },
  { name: "public/catalogue/none-found", open: at("/tests-new?search=zzzzqqqq") },
  { name: "public/catalogue/row-open", fits: (width) => width < 768, open: openRow },
  { name: "public/catalogue/selected", open: (page) => select(page, "/tests-new?search=thyroid") },
  { name: "public/catalogue/row-focused", open: focusRow },
  { name: "public/catalogue/loading", open: openLoadingListing },
  { name: "public/catalogue/failed", retries: true, open: openFailedListing },
  { name: "public/catalogue/packages", open: at("/test-packages") },
  { name: "public/catalogue/packages-of-need", open: at("/test-packages?need=fever-and-joints") },
  { name: "public/catalogue/packages-chosen", open: choosePackages },
  { name: "public/catalogue/packages-compared", open: at("/test-packages?compare=13,10") },
  { name: "public/catalogue/packages-loading", open: openLoadingPackages },
  { name: "public/catalogue/review", open: at("/test-review?tests=5,6,7,8") },
  { name: "public/catalogue/review-covered", open: at("/test-review?tests=9,12") },
  { name: "public/catalogue/review-empty", open: at("/test-review") },
  { name: "public/details/package", open: at("/test-packages/1") },
  { name: "public/details/package-offer", open: at("/test-packages/5") },
  { name: "public/details/package-unknown", open: at("/test-packages/9999") },
  { name: "public/details/package-loading", open: openLoadingPackage },
  { name: "public/details/test", open: at("/tests/2") },
  { name: "public/details/test-panel", open: at("/tests/9") },
  { name: "public/details/test-unknown", open: at("/tests/9999") },
  { name: "public/details/test-loading", open: openLoadingTest },
  { name: "public/contact/contact", open: at("/contact") },
  { name: "public/contact/errors", open: openContactErrors },
  { name: "public/contact/sent", open: sendMessage },
  { name: "public/policies/privacy", prints: true, open: at("/privacy") },
  { name: "public/policies/terms", open: at("/terms") },
  { name: "public/policies/refunds", open: at("/refunds") },
  { name: "public/landing/landing", open: at("/comprehensive-health") },
  { name: "public/landing/advert", open: at("/meta-ad") },
  { name: "public/test-message/form", open: at("/test-whatsapp") },
  { name: "public/test-message/form-errors", open: sendNothing },
  { name: "public/test-message/form-sent", open: sendTestMessage },
  { name: "public/test-message/link", open: at("/whatsapp-test") },
  { name: "components/cart/dialog", open: openCart },
  { name: "components/cart/toast-undo", open: removeFromCart },
];

async function openAsPatient(page: Page): Promise<void> {
  await openPage(page, "/");
  await expect(page.getByText("Your next visit").first()).toBeAttached();
}

async function goHome(page: Page): Promise<void> {
  await goFrom(page, "/contact", page.getByRole("link", { name: "nabz, home" }));
  await expect(page).toHaveURL("/");
}

async function goToListing(page: Page): Promise<void> {
  await goFrom(page, "/contact", page.getByRole("contentinfo").getByRole("link", { name: "Individual Tests" }));
  await expect(page).toHaveURL(/tests/);
}

async function openFailedHome(page: Page): Promise<void> {
  await failRequests(page, catalogue);
  await goHome(page);
  await expect(page.getByRole("alert")).toHaveCount(5);
}

async function openFailedListing(page: Page): Promise<void> {
  await failRequests(page, catalogue);
  await goToListing(page);
  await expect(page.getByRole("heading", { name: "We encountered a problem" })).toBeVisible();
}

async function openLoadingHome(page: Page): Promise<void> {
  await holdRequests(page, catalogue);
  await goHome(page);
}

async function openLoadingListing(page: Page): Promise<void> {
  await holdRequests(page, catalogue);
  await goToListing(page);
}

/** Its button is that of a drawer below the width of a desktop. */
async function openMenu(page: Page): Promise<void> {
  await openPage(page, "/contact");
  const buttons = page.getByRole("banner").locator("summary");
  const packages = buttons.filter({ hasText: "Test Packages" });
  await buttons.and(page.getByLabel("Menu")).or(packages).filter({ visible: true }).first().click();
}

async function focusSkipLink(page: Page): Promise<void> {
  await openPage(page, "/privacy");
  await page.keyboard.press("Tab");
}

async function sendNothing(page: Page): Promise<void> {
  await openPage(page, "/test-whatsapp");
  await press(page, "Send test message");
}

async function openQuestion(page: Page): Promise<void> {
  await openPage(page, "/");
  await page.locator("#faq details summary").nth(1).press("Enter");
}

async function suggest(page: Page, words: string): Promise<void> {
  await openPage(page, "/");
  await page.getByRole("search").first().getByRole("combobox").fill(words);
  await expect(page.getByRole("grid", { name: "Suggestions" }).getByRole("row").first()).toBeVisible();
}

async function suggestWithFocus(page: Page): Promise<void> {
  await suggest(page, "sugar");
  for (const key of ["ArrowDown", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
}

async function openWithDraft(page: Page): Promise<void> {
  await openPage(page, "/book/1");
  await page.getByLabel("Full Name").fill("Jagdish Kaur");
  await page.getByLabel("Address").fill("House 9, Civil Lines, Ludhiana");
  await openPage(page, "/");
}

async function select(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  for (const place of [0, 1])
    await page
      .getByRole("checkbox", { name: /^Select(ed)? / })
      .nth(place)
      .press("Space");
}

async function openErrorPage(page: Page): Promise<void> {
  await page.goto("/contact");
  await page.locator("#message form").evaluate((form: HTMLFormElement) => {
    (form.elements.namedItem("message") as HTMLTextAreaElement).value = "x".repeat(100_000);
    HTMLFormElement.prototype.submit.call(form);
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is too much to send at once");
}

async function openOffline(page: Page): Promise<void> {
  await openPage(page, "/privacy");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection/).first()).toBeVisible();
}

async function openActions(page: Page): Promise<void> {
  await select(page, "/");
  await press(page, "Message, login, chat");
}

async function openRow(page: Page): Promise<void> {
  await openPage(page, "/tests-new?search=HBA-002");
  await testRow(page, "HbA1c").getByRole("button", { name: "HbA1c" }).press("Enter");
}

async function focusRow(page: Page): Promise<void> {
  await openPage(page, "/tests-new?search=thyroid");
  await page.getByRole("checkbox").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
}

async function choosePackages(page: Page): Promise<void> {
  await openPage(page, "/test-packages");
  await page.getByRole("checkbox", { name: "Compare Fever Package" }).check({ force: true });
  await page.getByRole("checkbox", { name: "Compare Senior Citizen Package" }).check({ force: true });
}

async function openLoadingPackages(page: Page): Promise<void> {
  await holdRequests(page, /^\/api\/test-packages$/);
  await goFrom(page, "/contact", page.getByRole("contentinfo").getByRole("link", { name: "Health Packages" }));
  await expect(page).toHaveURL("/test-packages");
}

async function openLoadingPackage(page: Page): Promise<void> {
  await holdRequests(page, /^\/api\/test-packages\/\d+/);
  await openMenu(page);
  await page.getByRole("banner").locator("a[href='/test-packages/4']").filter({ visible: true }).first().press("Enter");
  await expect(page).toHaveURL("/test-packages/4");
}

async function openLoadingTest(page: Page): Promise<void> {
  await holdRequests(page, /^\/api\/tests\/\d+/);
  await openPage(page, "/tests-new?search=HBA-002");
  await openTest(page, "HbA1c");
  await expect(page).toHaveURL(/\/tests\/\d+$/);
}

async function openContactErrors(page: Page): Promise<void> {
  await openPage(page, "/contact");
  await page.locator("#message").getByRole("button").press("Enter");
  await expect(page.getByText("Name must be at least 2 characters.")).toBeVisible();
}

async function sendMessage(page: Page): Promise<void> {
  await answerRequests(page, /contact-messages$/, undefined, 204);
  await openPage(page, "/contact");
  const written = {
    Name: "Harleen Gill",
    Email: "h@example.com",
    Phone: "98765 43210",
    Subject: "Visit",
    Message: "Do you come?",
  };
  for (const [label, words] of Object.entries(written)) await page.locator("#message").getByLabel(label).fill(words);
  await page.locator("#message").getByRole("button").press("Enter");
  await expect(page.getByText("Message Sent!").first()).toBeVisible();
}

async function sendTestMessage(page: Page): Promise<void> {
  await answerRequests(page, /test-whatsapp$/, { success: true, directSent: true, message: "", whatsappUrl: null });
  await openPage(page, "/test-whatsapp");
  await page.getByLabel("Phone number").fill("9876543210");
  await press(page, "Send test message");
  await expect(page.getByText("WhatsApp test message sent successfully!")).toBeVisible();
}

async function openCart(page: Page): Promise<void> {
  await select(page, "/tests-new?search=thyroid");
  await press(page, /Tests Cart/);
  await expect(page.getByRole("dialog", { name: /Tests Cart/ })).toBeVisible();
}

async function removeFromCart(page: Page): Promise<void> {
  await openCart(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Remove / })
    .last()
    .press("Enter");
  await expect(page.getByRole("button", { name: "Undo" }).first()).toBeVisible();
}
