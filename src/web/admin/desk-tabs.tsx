import { NavLink } from "react-router";
import { en } from "#web/texts/en.ts";

/** One page a tab: a page of the desk joins here and in routes.ts. */
const tabs = [
  { to: "/admin", label: en.admin.tabs.bookings },
  { to: "/admin/catalogue", label: en.admin.tabs.catalogue },
  { to: "/admin/lab", label: en.admin.tabs.lab },
];

export function DeskTabs() {
  return (
    <nav className="desk-tabs" aria-label={en.admin.tabs.label}>
      {tabs.map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
