import { expect, type Page } from "@playwright/test";
import { goToTab, openAccountMenuItem, openPage } from "#test/e2e/page-actions.ts";
import {
  answerRequests,
  at,
  failRequests,
  holdRequests,
  press,
  type Screen,
  sendRequests,
} from "#test/pictures/screen.ts";

/** Pages of the owner, each with the folder of its styles. */
const pages: Record<string, string> = {
  "bookings/list": "/admin",
  "bookings/none-found": "/admin?search=zzzzqqqq",
  "bookings/today": "/admin?day=today",
  "bookings/unpaid": "/admin?view=unpaid",
  "day/board": "/admin/day",
  "day/sunday": "/admin/day?day=2030-01-13",
  "day/tomorrow": "/admin/day?day=2030-01-10",
  "worklists/overdue": "/admin/work",
  "worklists/report": "/admin/work?list=report",
  "worklists/release": "/admin/work?list=release",
  "worklists/answer": "/admin/work?list=answer",
  "new-booking/empty": "/admin/call",
  "patients/list": "/admin/patients",
  "patients/none-found": "/admin/patients?search=zzzzqqqq",
  "analytics/month": "/admin/reports",
  "analytics/no-bookings": "/admin/reports?from=2020-01-01&to=2020-01-02",
  "messages/to-answer": "/admin/messages",
  "messages/all": "/admin/messages?show=all",
  "messages/sent": "/admin/messages?show=sent",
  "messages/waitlist": "/admin/messages?show=waitlist",
  "catalogue/tests": "/admin/catalogue",
  "catalogue/packages": "/admin/catalogue?show=packages",
  "catalogue/offers": "/admin/catalogue?show=offers",
  "catalogue/questions": "/admin/catalogue?show=faqs",
  "catalogue/testimonials": "/admin/catalogue?show=testimonials",
  "catalogue/edit-test": "/admin/catalogue?edit=2",
  "catalogue/edit-package": "/admin/catalogue?show=packages&edit=5",
  "catalogue/translations": "/admin/catalogue/translations",
  "catalogue/translation": "/admin/catalogue/translations?open=test-1&into=pa",
  "catalogue/new-question": "/admin/catalogue?show=faqs&edit=new",
  "lab/details": "/admin/lab",
  "lab/hours": "/admin/lab?part=hours",
  "lab/closed-days": "/admin/lab?part=days",
  "lab/areas": "/admin/lab?part=areas",
  "lab/videos": "/admin/lab?part=videos",
  "team/members": "/admin/staff",
  "audit-log/log": "/admin/audit-log",
  "audit-log/none-found": "/admin/audit-log?search=zzzzqqqq",
};

/** Tabs whose data the browser fetches when they are opened, with the API's path. */
const fetchedTabs: Record<string, [tab: string, api: RegExp]> = {
  "day/board": ["Day", /^\/api\/admin\/day/],
  "worklists/list": ["Work", /^\/api\/admin\/worklists$/],
  "patients/list": ["Patients", /^\/api\/patients$/],
  "analytics/month": ["Reports", /^\/api\/figures$/],
  "messages/list": ["Messages", /^\/api\/admin\/conversations$/],
  "catalogue/tests": ["Catalogue", /^\/api\/catalogue/],
  "lab/details": ["Lab", /^\/api\/lab\/settings$/],
  "team/members": ["Staff", /^\/api\/admin\/staff/],
  "audit-log/log": ["Audit log", /^\/api\/admin\/audit-log/],
};

export const adminScreens: Screen[] = [
  ...Object.entries(pages).map(([name, path]): Screen => ({ name: `admin/${name}`, role: "owner", open: at(path) })),
  ...Object.entries(fetchedTabs).flatMap(([name, [tab, api]]): Screen[] => [
    {
      name: `admin/${name}-loading`,
      role: "owner",
      open: (page) => openTab(page, tab, holdRequests(page, api), /^Loading/),
    },
    {
      name: `admin/${name}-failed`,
      role: "owner",
      retries: true,
      open: (page) => openTab(page, tab, failRequests(page, api), /^Failed to load/),
    },
  ]),
  ...["", "/lab", "/day"].map(
    (path): Screen => ({ name: `admin/layout/phlebotomist${path}`, role: "phlebotomist", open: at(`/admin${path}`) }),
  ),
  { name: "admin/sign-in/password", open: at("/admin") },
  { name: "admin/sign-in/wrong-password", open: signInWrongly },
  { name: "admin/sign-in/code", open: openCodeStep },
  { name: "admin/sign-in/invitation", open: openInvitation },
  { name: "admin/sign-in/invitation-errors", open: sendDifferingPasswords },
  { name: "admin/sign-in/invitation-void", open: at("/admin/join#made-up") },
  { name: "admin/sign-in/change-password", role: "owner", open: openPasswordDialog },
  { name: "admin/sign-in/second-step", role: "owner", open: openSecondStep },
  { name: "admin/sign-in/second-step-set-up", role: "owner", prints: true, open: setUpSecondStep },
  { name: "admin/layout/more", role: "owner", fits: (width) => width < 768, open: openMore },
  { name: "admin/layout/shortcuts", role: "owner", fits: (width) => width >= 768, open: openShortcuts },
  { name: "admin/layout/skip-link", role: "owner", open: focusFirst },
  { name: "admin/layout/warnings", role: "owner", retries: true, open: openWarnings },
  { name: "admin/layout/session-ended", role: "owner", retries: true, open: endSession },
  { name: "admin/bookings/filters", role: "owner", fits: (width) => width < 768, open: openFilters },
  { name: "admin/day/run-sheets", role: "owner", prints: true, open: at("/admin/day") },
  { name: "admin/team/invite", role: "owner", open: openInvite },
  { name: "admin/team/invite-errors", role: "owner", open: sendEmptyInvitation },
  { name: "admin/team/invited", role: "owner", open: sendInvitation },
  { name: "admin/lab/errors", role: "owner", open: saveEmptyName },
  { name: "admin/messages/answered-toast", role: "owner", open: markAnswered },
  { name: "admin/catalogue/edit-errors", role: "owner", open: saveWrongPrice },
];

/** Opens the page by its tab, so that the browser fetches what the server would have sent. */
async function openTab(page: Page, name: string, prepared: Promise<void>, shown: RegExp): Promise<void> {
  await prepared;
  await openPage(page, name === "Lab" || name === "Staff" ? "/admin/messages" : "/admin/lab");
  await goToTab(page, name);
  await expect(page.getByRole("main").getByText(shown).first()).toBeAttached();
}

async function signInWrongly(page: Page): Promise<void> {
  await answerRequests(
    page,
    /^\/api\/admin\/session$/,
    { status: 401, title: "Unauthorized", detail: "Invalid password" },
    401,
  );
  await openPage(page, "/admin");
  await page.getByLabel("Password").fill("not the password");
  await press(page, "Login");
  await expect(page.getByText("Invalid password")).toBeVisible();
}

async function openCodeStep(page: Page): Promise<void> {
  await answerRequests(page, /^\/api\/admin\/session$/, { next: "code" });
  await openPage(page, "/admin");
  await page.getByLabel("Password").fill("nabz-demo");
  await press(page, "Login");
  await expect(page.getByLabel("Code", { exact: true })).toBeVisible();
}

async function openInvitation(page: Page): Promise<void> {
  await answerRequests(page, /^\/api\/admin\/invitation$/, { name: "Manpreet Kaur" });
  await openPage(page, "/admin/join#any");
  await expect(page.getByText("Hello Manpreet Kaur.")).toBeVisible();
}

async function sendDifferingPasswords(page: Page): Promise<void> {
  await openInvitation(page);
  await page.getByLabel("Password", { exact: true }).fill("a-long-sentence");
  await page.getByLabel("Password, once more").fill("another");
  await press(page, "Enter the admin area");
  await expect(page.getByText("The two passwords differ.")).toBeVisible();
}

async function openPasswordDialog(page: Page): Promise<void> {
  await openPage(page, "/admin/messages");
  await openAccountMenuItem(page, "Change password");
  await expect(page.getByRole("dialog").getByLabel("Present password")).toBeVisible();
}

async function openSecondStep(page: Page): Promise<void> {
  await openPage(page, "/admin/messages");
  await openAccountMenuItem(page, "Your second step");
  await expect(page.getByText("The second step is off.")).toBeVisible();
}

async function setUpSecondStep(page: Page): Promise<void> {
  const backupCodes = Array.from({ length: 10 }, (_, index) => `abcde1234${index}`);
  const link = "otpauth://totp/nabz:owner?secret=JBSWY3DPEHPK3PXPJBSWY3DP&issuer=nabz";
  await openSecondStep(page);
  await page.route("**/api/admin/second-step", (route) =>
    route.fulfill({ status: 201, json: { secret: "JBSWY3DPEHPK3PXPJBSWY3DP", link, backupCodes } }),
  );
  await page.getByRole("dialog").getByLabel("Present password").fill("nabz-demo");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
}

async function openMore(page: Page): Promise<void> {
  await openPage(page, "/admin");
  await press(page, "More");
}

async function openShortcuts(page: Page): Promise<void> {
  await openPage(page, "/admin");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
}

async function focusFirst(page: Page): Promise<void> {
  await openPage(page, "/admin/messages");
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab");
}

async function openWarnings(page: Page): Promise<void> {
  const status = await (await page.request.get("/api/admin/status")).json();
  const warnings = [
    { code: "disk-nearly-full", freeBytes: 200_000_000 },
    { code: "backup-old", lastGoodAt: null },
  ];
  await answerRequests(page, /^\/api\/admin\/status$/, { ...status, warnings });
  await openPage(page, "/admin/messages");
  await expect(page.getByText("There is no backup of the lab's data.")).toBeVisible();
}

async function endSession(page: Page): Promise<void> {
  await openPage(page, "/admin/messages");
  await answerRequests(page, /^\/api\/admin/, { status: 401, title: "Unauthorized" }, 401);
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
}

async function openFilters(page: Page): Promise<void> {
  await openPage(page, "/admin");
  await press(page, "Filter");
}

async function openInvite(page: Page): Promise<void> {
  await openPage(page, "/admin/staff");
  await press(page, "Invite");
  await expect(page.getByRole("dialog", { name: "Invite somebody" })).toBeVisible();
}

async function sendEmptyInvitation(page: Page): Promise<void> {
  await sendRequests(page, /^\/api\/admin\/staff$/);
  await openInvite(page);
  await page.getByRole("dialog").getByLabel("Name").fill("Manpreet Kaur");
  await page.getByRole("dialog").getByLabel("Phone or email").fill("a shout");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter a phone number or an email address.")).toBeVisible();
}

async function sendInvitation(page: Page): Promise<void> {
  const made = { id: "invited", token: "abcdefghijklmnop", until: "2030-01-16T05:00:00.000Z" };
  await page.route("**/api/admin/staff", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 201, json: made }) : route.fallback(),
  );
  await openInvite(page);
  await page.getByRole("dialog").getByLabel("Name").fill("Manpreet Kaur");
  await page.getByRole("dialog").getByLabel("Phone or email").fill("98140 11224");
  await page.keyboard.press("Enter");
  await page
    .getByRole("dialog", { name: /^Hand this link/ })
    .getByLabel("Link")
    .evaluate((field: HTMLInputElement) => {
      field.value = "https://nabz.example/admin/join#abcdefghijklmnop";
    });
}

async function saveEmptyName(page: Page): Promise<void> {
  await sendRequests(page, /^\/api\/lab$/);
  await openPage(page, "/admin/lab");
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByLabel("Email").fill("no address");
  await page.getByLabel("Email").press("Enter");
}

async function markAnswered(page: Page): Promise<void> {
  await openPage(page, "/admin/messages");
  await answerRequests(page, /^\/api\/contact-messages\/\d+$/, undefined, 204);
  await press(page, /^Mark as answered/);
  await expect(page.getByText("Marked as answered").first()).toBeVisible();
}

async function saveWrongPrice(page: Page): Promise<void> {
  await sendRequests(page, /^\/api\/tests\/2$/);
  await openPage(page, "/admin/catalogue?edit=2");
  const price = page.getByRole("dialog").getByLabel("Price in rupees", { exact: true });
  await price.fill("free of charge");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please write rupees, like 499 or 499.50.")).toBeVisible();
}
