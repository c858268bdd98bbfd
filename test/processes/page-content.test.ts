import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import routes from "#web/routes.ts";
import { signInAsAdmin } from "./admin-client.ts";

/** The content and links of each page before any script has run: as the demo's server sends it. */
let folder: Awaited<ReturnType<typeof createTempFolder>>;
let product: Product;
beforeAll(async () => {
  folder = await createTempFolder();
  product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error" });
});
afterAll(async () => {
  await product.stop("SIGTERM");
  await folder.remove();
});

type Page = { status: number; text: string; links: string[]; html: string };

async function fetchPage(path: string): Promise<Page> {
  const answer = await fetch(product.url + path);
  const html = (await answer.text()).replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
  const body = html.slice(html.indexOf("<body")).replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, " ");
  const text = body.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  const links = [...body.matchAll(/<a\b[^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href);
  return { status: answer.status, text, links, html };
}

const phone = "+91 98765 43210";

test.each([
  // Rows 1.5, 1.8, 1.10, 1.12, 1.13, 1.25: what the home page promises
  ["/", "online in 24-48 hours, then a doctor talks you through it"],
  ["/", "Book Now Pay Later"],
  ["/", "You pay after the test, by cash, card or UPI."],
  ["/", "₹0 for home collection"],
  ["/", "2,000+ trusted patients"],
  ["/", "10-15 minutes"],
  // Rows 2.39, 2.40, 2.44: its sections
  ["/", "Health packages One visit, one clear report."],
  ["/", "1 Select Package"],
  ["/", "2 Book Appointment"],
  ["/", "3 Receive Report"],
  ["/", "What patients say"],
  // Row 1.17
  ["/test-packages/2", `Questions before you book? ${phone}`],
  ["/tests/7", `Questions before you book? ${phone}`],
  // Rows 1.18, 1.19, 2.160: each page its own hours
  ["/book", "7:00 AM to 6:00 PM, every day except Sunday"],
  ["/contact", "Working hours Lab Monday to Saturday, 7:00 AM-7:00 PM. Sunday closed."],
  ["/contact", "Sample collection at the lab Monday to Saturday, 7:00 AM-11:00 AM"],
  // Rows 2.62, 2.64, 2.66: a test's row
  ["/tests-new", "Liver Function Test (LFT) How the liver is doing LFT-007 Sample Blood · Report Time Same Day"],
  [
    "/tests-new",
    "Enzymes, bilirubin and proteins that tell how the liver is doing. Kidneys, liver and stomach Popular View Details Liver Function Test (LFT)",
  ],
  // Row 8.9
  ["/tests-new?search=zzzz", "No tests found Try a different search term or browse by category below."],
  // Rows 2.75, 2.78, 2.80, 8.11: the review
  ["/test-review?tests=5,9", "Home sample collection Free"],
  ["/test-review?tests=5,9", "Continue Shopping"],
  ["/test-review?tests=5,9", "Back to Tests"],
  ["/test-review", "No tests selected Please go back and select tests to review. Back to Tests"],
  // Row 9.8: five of six tests
  ["/book/1?hideSelector=true", "KFT-008 1 more test..."],
  // Rows 1.7, 2.138, 2.144: the landing page
  ["/comprehensive-health", "The phlebotomist visits during the slot that you chose."],
  ["/comprehensive-health", "Reports are ready in 24-48 hours. You read them online"],
  // Row 2.143: the lab's own testimonials
  ["/comprehensive-health", "What patients say He came at seven sharp"],
  // Row 2.146
  ["/meta-ad", "Conversion elements 56% OFF"],
  // Row 2.159: four cards
  ["/contact", `Location Nabz Diagnostics , 12 Ferozepur Road, Ludhiana, Punjab 141001 Phone ${phone}`],
  ["/contact", `WhatsApp ${phone} Email care@nabz.example`],
  // Row 2.36
  ["/", "care@nabz.example © Nabz Diagnostics Visa Mastercard UPI PayTM"],
  // Row 2.20: the frame of the site, on the message test pages too
  ["/test-whatsapp", "care@nabz.example © Nabz Diagnostics Visa Mastercard UPI PayTM"],
  ["/whatsapp-test", "care@nabz.example © Nabz Diagnostics Visa Mastercard UPI PayTM"],
])("%s contains: %s", async (path, sentence) => {
  const { status, text } = await fetchPage(path);
  expect(status).toBe(200);
  expect(text.toLowerCase()).toContain(sentence.toLowerCase());
});

test.each([
  // Rows 2.37, 2.38, 2.46, 2.18: the home page
  ["/", "Book Your Health Checkup", "/test-packages"],
  ["/", "Join Waitlist", "/#waitlist"],
  ["/", "Contact Support", "/contact"],
  ["/", "Kidneys, liver and stomach", "/tests-new?category=7"],
  // Rows 2.23, 2.24, 2.25: the header
  ["/", "Home", "/"],
  ["/", "All Packages", "/test-packages"],
  ["/", "Individual Tests", "/tests-new"],
  ["/", "FAQ", "/#faq"],
  ["/", "Contact Us", "/contact"],
  ["/", "Login", "/login"],
  // Rows 2.34, 2.35: the footer
  ["/", "Health Packages", "/test-packages"],
  ["/", "Book Appointment", "/book"],
  ["/", "FAQs", "/#faq"],
  ["/", "Privacy Policy", "/privacy"],
  ["/", "Terms of Service", "/terms"],
  ["/", "Refund Policy", "/refunds"],
  // Rows 2.56, 2.66
  ["/tests/7", "Book Now", "/book?test=7&hideSelector=true"],
  ["/tests-new", "View Details", "/tests/7"],
  // Rows 2.139, 2.141, 2.148
  ["/comprehensive-health", "Call Us", `tel:${phone.replaceAll(" ", "")}`],
  ["/meta-ad", "Back to Home", "/"],
])("%s links by %s to %s", async (path, name, address) => {
  const { html } = await fetchPage(path);
  const links = [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
  const led = links.filter(([, href]) => href === address).map(([, , inner = ""]) => inner.replace(/<[^>]+>/g, " "));
  expect(led.some((words) => words.replace(/\s+/g, " ").trim().startsWith(name))).toBe(true);
});

test.each([
  // Rows 2.2, 2.3, 2.4, 2.10, 2.11, 2.14: the routes
  ["/test-packages", "All Packages"],
  ["/test-packages/2", "Essential Health Monitoring Package (1.2)"],
  ["/tests/7", "Liver Function Test (LFT)"],
  ["/comprehensive-health", "Comprehensive Full Body Health Check Up"],
  ["/meta-ad", "Advertisement"],
  ["/contact", "Contact Us"],
])("%s has the heading: %s", async (path, heading) => {
  const { status, html } = await fetchPage(path);
  expect(status).toBe(200);
  const first = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, "");
  expect(first?.toLowerCase()).toContain(heading.toLowerCase());
});

// Rows 2.15, 8.38, 10.57
test.each(["/nothing-here", "/test-packages/9999", "/tests/9999"])("%s is not found, and leads home", async (path) => {
  const { status, text, links } = await fetchPage(path);
  expect(status).toBe(404);
  expect(text).toContain("404 Page Not Found");
  expect(links).toContain("/");
});

// Rows 2.16, 2.17
test.each([
  ["/test/7", "/tests/7"],
  ["/book-test/7", "/book?test=7&hideSelector=true"],
  ["/admin/trail", "/admin/audit-log"],
])("%s redirects to %s", async (path, address) => {
  const answer = await fetch(product.url + path, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, address]);
});

// Rows 2.26, 7.11
test("the packages menu contains every package of the list", async () => {
  const { html } = await fetchPage("/contact");
  const packages: { id: number }[] = await (await fetch(`${product.url}/api/test-packages`)).json();
  expect(packages.length).toBeGreaterThan(8);
  for (const { id } of packages) expect(html).toContain(`href="/test-packages/${id}"`);
});

// Row 2.52
test("the video on heart risk is on the comprehensive package's page only", async () => {
  expect((await fetchPage("/test-packages/5")).text).toContain("Know your heart risk");
  expect((await fetchPage("/test-packages/2")).text).not.toContain("Know your heart risk");
});

test.each([
  ["/", "/share/home.png"],
  ["/contact", "/share/home.png"],
  ["/test-packages/5", "/share/test-packages/5.png?199900"],
  ["/tests/7", "/share/tests/7.png?49900"],
  ["/comprehensive-health", "/share/test-packages/5.png?199900"],
])("%s is shared with one picture, %s, of 1200 by 630", async (path, picture) => {
  const { html } = await fetchPage(path);
  const images = [...html.matchAll(/<meta property="og:image" content="([^"]*)"/g)].map(([, address]) => address);
  expect(images).toEqual([product.url + picture]);
  expect(html).toMatch(/<meta property="og:image:alt" content="[^"]{10,}"/);
  expect(await fetchSize(picture)).toEqual([200, 1200, 630]);
});

test("the advert is a picture too, 1080 by 1080", async () => {
  expect(await fetchSize("/meta-ad/advert.png")).toEqual([200, 1080, 1080]);
});

test.each(["/share/tests/9999.png", "/share/tests/7.jpg", "/share/tests/07.png", "/share/home/1.png", "/share/"])(
  "%s is no picture",
  async (path) => {
    expect((await fetch(product.url + path)).status).toBe(404);
  },
);

/** Returns status, width and height of a PNG. */
async function fetchSize(path: string): Promise<number[]> {
  const answer = await fetch(product.url + path);
  expect(answer.headers.get("content-type")).toBe("image/png");
  const bytes = Buffer.from(await answer.arrayBuffer());
  return [answer.status, bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test("every page of the staff area asks translators to skip it, those of the site do not", async () => {
  const cookie = await signInAsAdmin(product.url);
  const paths = routes.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)]);
  const ofStaff = paths.filter((path) => path?.startsWith("admin"));
  expect(ofStaff.length).toBeGreaterThan(10);
  for (const path of ofStaff) {
    for (const headers of [{}, { cookie }]) {
      const html = await (await fetch(`${product.url}/${path}`, { headers })).text();
      const tags = html.match(/<html lang="en-IN" translate="no">|<meta name="google" content="notranslate"\/>/g);
      expect([path, tags?.length]).toEqual([path, 2]);
    }
  }
  for (const path of ["/", "/book", "/patient-dashboard"]) {
    expect((await fetchPage(path)).html).not.toMatch(/<html[^>]* translate=|notranslate/);
  }
});

// Row 2.138
test("the landing page has a section for each of its anchors", async () => {
  const { html, links } = await fetchPage("/comprehensive-health");
  const anchors = links.filter((href) => href.startsWith("#") && href.length > 1 && href !== "#main");
  expect(anchors.length).toBeGreaterThan(2);
  for (const anchor of anchors) expect(html).toContain(`id="${anchor.slice(1)}"`);
  for (const part of ["Tests and parameters", "Benefits", "Package overview", "Tests included", "How to prepare"]) {
    expect(html).toContain(part);
  }
});

// Rows 2.162, 10.53
test("the map is a picture and a link: nothing is loaded from another host", async () => {
  const { text, links, html } = await fetchPage("/contact");
  expect(text).toContain("Open in Google Maps");
  expect(links.some((href) => href.startsWith("https://www.google.com/maps"))).toBe(true);
  expect(html).not.toMatch(/<iframe|<(?:img|script|link)\b[^>]*(?:src|href)="https?:\/\/[^"]*google/);
});
