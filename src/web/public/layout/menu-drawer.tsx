import { useQuery } from "@tanstack/react-query";
import type { MenuPackage } from "#core/catalogue/packages-overview.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getCataloguePaise, getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { useHasHintedPhone } from "#web/account/session-hints.ts";
import { DropdownDetails } from "#web/components/dropdown-details.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Logo } from "#web/components/logo.tsx";
import { getMotif } from "#web/components/motifs/motif.ts";
import { Motif } from "#web/components/motifs/patterns.tsx";
import { struckPriceClass } from "#web/components/price.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { packagesOverviewQuery } from "#web/public/catalogue/queries.ts";

/** The drawer features packages 1 to 5 of the catalogue. */
const LAST_FEATURED_ID = 5;

const menuLinks = [
  { path: "/", text: words.site.nav.home },
  { path: "/test-packages", text: words.site.nav.allPackages },
  { path: "/tests-new", text: words.site.nav.individualTests },
  { path: "/#faq", text: words.site.nav.faq },
];

/** The phone's menu, from the left. Its summary opens it and, inside it, closes it. */
export function MenuDrawer() {
  const { data: digest } = useQuery(packagesOverviewQuery());
  const featured = digest?.packages.filter(({ id }) => id <= LAST_FEATURED_ID) ?? [];
  return (
    <DropdownDetails className="drawer-menu">
      <summary className="icon-btn" aria-label={words.site.header.menu}>
        <Icon name="menu" className="drawer-open" />
        <Icon name="x" className="drawer-close" />
      </summary>
      <nav className="drawer" aria-label={words.site.header.menu}>
        <div className="drawer-top">
          <Logo />
        </div>
        {menuLinks.map(({ path, text }) => (
          <a key={path} className="drawer-link" href={withBasePath(path)}>
            {text}
          </a>
        ))}
        <AccountLink className="drawer-link" />
        <a className="drawer-link" href={withBasePath("/contact")}>
          {words.site.nav.contact}
        </a>
        {featured.length > 0 && (
          <>
            <p className="drawer-head">{words.site.nav.featured}</p>
            <PackageLinks packages={featured} />
          </>
        )}
      </nav>
    </DropdownDetails>
  );
}

/** Login, or My Bookings if a patient has logged in with this browser. */
export function AccountLink({ className }: { className: string }) {
  const isLoggedIn = useHasHintedPhone();
  return (
    <a className={className} href={withBasePath(isLoggedIn ? "/patient-dashboard" : "/login")}>
      {isLoggedIn ? words.site.nav.myBookings : words.site.nav.login}
    </a>
  );
}

/** Packages as a menu lists them: motif, name, price, and struck through the price without the offer. */
export function PackageLinks({ packages }: { packages: readonly MenuPackage[] }) {
  return packages.map((item) => (
    <a key={item.id} className="pick" href={withBasePath(`/test-packages/${item.id}`)}>
      <Motif name={getMotif(item.name)} className="pick-art on-cloth" />
      <span translate="no">{item.name}</span>
      <MenuPrice of={item} />
    </a>
  ));
}

function MenuPrice({ of: item }: { of: MenuPackage }) {
  const [currentPaise, catalogue] = [getPricePaise(item), getCataloguePaise(item)];
  return (
    <span className="pick-price">
      <b translate="no">{formatRupees(currentPaise)}</b>
      {catalogue > currentPaise && (
        <s className={struckPriceClass}>
          <span className="sr"> {words.price.withoutOffer} </span>
          <span translate="no">{formatRupees(catalogue)}</span>
        </s>
      )}
    </span>
  );
}
