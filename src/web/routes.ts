import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole site map, in the order of the specification's route table (§2). */
export default [
  layout("site/layout.tsx", [
    index("site/home.tsx"),
    route("test-packages", "catalogue/packages-page.tsx"),
    route("test-packages/:id", "catalogue/package-page.tsx"),
    route("tests/:id", "catalogue/test-page.tsx"),
    ...["book", "book/:packageId", "booking"].map((path) => route(path, "booking/booking-page.tsx", { id: path })),
    ...["all-tests", "tests-new", "tests"].map((path) => route(path, "catalogue/listing-page.tsx", { id: path })),
    route("test-review", "catalogue/review-page.tsx"),
    route("login", "account/login-page.tsx"),
    route("patient-dashboard", "account/dashboard-page.tsx"),
    route("contact", "contact/contact-page.tsx"),
    route("privacy", "policies/privacy-page.tsx"),
    route("terms", "policies/terms-page.tsx"),
    route("refunds", "policies/refunds-page.tsx"),
    route("test/:id", "catalogue/forward-test.ts"),
    route("book-test/:id", "catalogue/forward-booking.ts"),
    route("*", "site/not-found.tsx"),
  ]),
  layout("admin/layout/desk-layout.tsx", [
    route("admin", "admin/bookings/bookings-page.tsx"),
    route("admin/day", "admin/day/day-page.tsx"),
    route("admin/work", "admin/work/work-page.tsx"),
    route("admin/patients", "admin/patients/patients-page.tsx"),
    route("admin/reports", "admin/figures/figures-page.tsx"),
    route("admin/messages", "admin/messages/messages-page.tsx"),
    route("admin/catalogue", "admin/catalogue/catalogue-page.tsx"),
    route("admin/lab", "admin/lab/lab-page.tsx"),
    route("admin/staff", "admin/staff/staff-page.tsx"),
    route("admin/trail", "admin/trail/trail-page.tsx"),
  ]),
  route("admin/join", "admin/gate/join-page.tsx"),
  layout("messages/test-layout.tsx", [
    route("test-whatsapp", "messages/form-page.tsx"),
    route("whatsapp-test", "messages/link-page.tsx"),
  ]),
  layout("landing/bare-layout.tsx", [
    route("comprehensive-health", "landing/landing-page.tsx"),
    route("meta-ad", "landing/advert-page.tsx"),
  ]),
  route("meta-ad/advert.svg", "landing/advert-file.ts"),
  route("meta-ad/advert.png", "landing/advert-png.ts"),
  route("share/*", "pictures/share-picture.ts"),
  route("sitemap.xml", "site/search-engines/sitemap.ts"),
  route("robots.txt", "site/search-engines/robots.ts"),
] satisfies RouteConfig;
