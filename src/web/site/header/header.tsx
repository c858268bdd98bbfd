import { useQuery } from "@tanstack/react-query";
import { NavLink } from "react-router";
import { formatPhone } from "#core/patients/phone.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { AccountLink } from "./account-link.tsx";
import { Drawer } from "./drawer.tsx";
import { PackagesMenu } from "./packages-menu.tsx";

/** Spec §2 "Header": logo and links on a desktop; menu, logo, call and Login on a phone. */
export function Header() {
  return (
    <header className="top hdr">
      <div className="wrap">
        <Drawer />
        <a className="top-logo" href="/" aria-label={en.site.header.logo}>
          <Logo />
        </a>
        <nav className="top-links nav" aria-label={en.site.header.main}>
          <NavLink to="/" end>
            {en.site.nav.home}
          </NavLink>
          <NavLink to="/test-packages" end>
            {en.site.nav.allPackages}
          </NavLink>
          <PackagesMenu />
          <NavLink to="/tests-new">{en.site.nav.individualTests}</NavLink>
          <a href="/#faq">{en.site.nav.faq}</a>
          <NavLink to="/contact">{en.site.nav.contact}</NavLink>
        </nav>
        <CallLink />
        <AccountLink className="btn btn-2 btn-s" />
      </div>
    </header>
  );
}

function CallLink() {
  const { data: lab } = useQuery(labQuery());
  const phone = lab?.phones[0];
  if (!phone) return null;
  return (
    <a className="icon-btn call-s" href={`tel:${phone}`} aria-label={en.site.header.call(formatPhone(phone))}>
      <Icon name="phone" />
    </a>
  );
}
