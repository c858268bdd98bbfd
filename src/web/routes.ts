import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { isLanguage } from "#core/i18n/languages.ts";

/** Scripts import this table without Vite, in plain Node, where `import.meta.env` is missing. */
const isDevelopment = import.meta.env?.DEV ?? false;

/** For those who build pages: every component in each state. Not part of a build. */
const developmentRoutes = isDevelopment ? [route("dev/components", "dev/components-page.tsx")] : [];
const adminDevelopmentRoutes = isDevelopment ? [route("dev/admin-components", "dev/admin-components-page.tsx")] : [];

/** The language of this build (decision 032); undefined for English, and in scripts. */
const texts = process.env.TEXTS ?? "";
const isTranslation = isLanguage(texts);

/** What exists once, in English at the root (decision 063); `isEnglishOnly` knows these paths. */
const englishRoutes = [
  layout("admin/layout/admin-layout.tsx", [
    route("admin", "admin/bookings/bookings-page.tsx"),
    route("admin/day", "admin/day/day-page.tsx"),
    route("admin/work", "admin/worklists/worklists-page.tsx"),
    route("admin/bench", "admin/bench/bench-page.tsx"),
    route("admin/money", "admin/money/money-page.tsx"),
    route("admin/call", "admin/new-booking/new-booking-page.tsx"),
    route("admin/patients", "admin/patients/patients-page.tsx"),
    route("admin/reports", "admin/analytics/analytics-page.tsx"),
    route("admin/messages", "admin/messages/messages-page.tsx"),
    route("admin/catalogue", "admin/catalogue/catalogue-page.tsx"),
    route("admin/catalogue/translations", "admin/translations/translations-page.tsx"),
    route("admin/lab", "admin/lab/lab-page.tsx"),
    route("admin/staff", "admin/team/team-page.tsx"),
    route("admin/audit-log", "admin/audit-log/audit-log-page.tsx"),
    ...adminDevelopmentRoutes,
  ]),
  route("admin/trail", "admin/audit-log/redirect-old-address.ts"),
  route("admin/join", "admin/sign-in/invitation-page.tsx"),
  layout("public/test-message/test-layout.tsx", [
    route("test-whatsapp", "public/test-message/form-page.tsx"),
    route("whatsapp-test", "public/test-message/link-page.tsx"),
  ]),
  route("meta-ad/advert.svg", "public/landing/advert-file.ts"),
  route("meta-ad/advert.png", "public/landing/advert-png.ts"),
  route("share/*", "public/pictures/share-picture.ts"),
  route("sitemap.xml", "public/seo/sitemap.ts"),
  route("robots.txt", "public/seo/robots.ts"),
  ...developmentRoutes,
];

/** The whole site map, in the order of the specification's route table (§2). */
export default [
  layout("public/layout/layout.tsx", [
    index("public/home/home-page.tsx"),
    route("test-packages", "public/catalogue/packages-page.tsx"),
    route("test-packages/:id", "public/details/package-page.tsx"),
    route("tests/:id", "public/details/test-page.tsx"),
    ...["book", "book/:packageId", "booking"].map((path) => route(path, "booking/booking-page.tsx", { id: path })),
    ...["all-tests", "tests-new", "tests"].map((path) =>
      route(path, "public/catalogue/listing-page.tsx", { id: path }),
    ),
    route("test-review", "public/catalogue/review-page.tsx"),
    ...["login", "login/cookies"].map((path) => route(path, "account/login-page.tsx", { id: path })),
    route("patient-dashboard", "account/dashboard-page.tsx"),
    route("contact", "public/contact/contact-page.tsx"),
    route("privacy", "public/policies/privacy-page.tsx"),
    route("terms", "public/policies/terms-page.tsx"),
    route("refunds", "public/policies/refunds-page.tsx"),
    route("test/:id", "public/details/forward-test.ts"),
    route("book-test/:id", "public/details/forward-booking.ts"),
    route("*", "public/layout/not-found.tsx"),
  ]),
  layout("collect/collect-layout.tsx", [
    route("collect", "collect/round-page.tsx"),
    route("collect/:visitId", "collect/visit-page.tsx"),
  ]),
  layout("public/landing/bare-layout.tsx", [
    route("comprehensive-health", "public/landing/landing-page.tsx"),
    route("receipt/:id", "account/receipt/receipt-page.tsx"),
    ...(isTranslation ? [] : [route("meta-ad", "public/landing/advert-page.tsx")]),
  ]),
  route("v/:token", "visit-link/visit-link-page.tsx"),
  ...(isTranslation ? [] : englishRoutes),
] satisfies RouteConfig;
