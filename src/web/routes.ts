import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole site map, in the order of the specification's route table (§2). */
export default [
  layout("site/layout.tsx", [index("site/home.tsx"), route("*", "site/not-found.tsx")]),
  layout("admin/desk-layout.tsx", [route("admin", "admin/bookings-page.tsx")]),
] satisfies RouteConfig;
