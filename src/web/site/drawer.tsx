import { useQuery } from "@tanstack/react-query";
import type { MenuPackage } from "#core/catalogue/packages/digest.ts";
import { cataloguePaise, pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useIsHinted } from "#web/account/session-hints.ts";
import { packagesDigestQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { Motif } from "#web/ui/cloth.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { motifOf } from "#web/ui/motif-of.ts";
import { ClosingDetails } from "#web/ui/overlays/closing-details.tsx";

/** Row 2.32: the drawer features packages 1 to 5 of the catalogue. */
const LAST_FEATURED_ID = 5;

const links = [
  { path: "/", text: words.site.nav.home },
  { path: "/test-packages", text: words.site.nav.allPackages },
  { path: "/tests-new", text: words.site.nav.individualTests },
  { path: "/#faq", text: words.site.nav.faq },
];

/** The phone's menu, from the left. Its summary opens it and, inside it, closes it. */
export function Drawer() {
  const { data: digest } = useQuery(packagesDigestQuery());
  const featured = digest?.packages.filter(({ id }) => id <= LAST_FEATURED_ID) ?? [];
  return (
    <ClosingDetails className="drawer-menu">
      <summary className="icon-btn" aria-label={words.site.header.menu}>
        <Icon name="menu" className="drawer-open" />
        <Icon name="x" className="drawer-close" />
      </summary>
      <nav className="drawer" aria-label={words.site.header.menu}>
        <div className="drawer-top">
          <Logo />
        </div>
        {links.map(({ path, text }) => (
          <a key={path} className="drawer-link" href={to(path)}>
            {text}
          </a>
        ))}
        <AccountLink className="drawer-link" />
        <a className="drawer-link" href={to("/contact")}>
          {words.site.nav.contact}
        </a>
        {featured.length > 0 && (
          <>
            <p className="drawer-head">{words.site.nav.featured}</p>
            <PackageLinks packages={featured} />
          </>
        )}
      </nav>
    </ClosingDetails>
  );
}

/** Login, or the way back to one's bookings for whoever has logged in with this browser. */
export function AccountLink({ className }: { className: string }) {
  const isLoggedIn = useIsHinted();
  return (
    <a className={className} href={to(isLoggedIn ? "/patient-dashboard" : "/login")}>
      {isLoggedIn ? words.site.nav.myBookings : words.site.nav.login}
    </a>
  );
}

/** Packages as a menu lists them: motif, name, what is asked, and struck through what the catalogue asks without the offer. */
export function PackageLinks({ packages }: { packages: readonly MenuPackage[] }) {
  return packages.map((item) => (
    <a key={item.id} className="pick" href={to(`/test-packages/${item.id}`)}>
      <Motif name={motifOf(item.name)} className="pick-art on-cloth" />
      <span translate="no">{item.name}</span>
      <MenuPrice of={item} />
    </a>
  ));
}

function MenuPrice({ of: item }: { of: MenuPackage }) {
  const [asked, catalogue] = [pricePaise(item), cataloguePaise(item)];
  return (
    <span className="pick-price">
      <b translate="no">{formatRupees(asked)}</b>
      {catalogue > asked && (
        <s className="price-was">
          <span className="sr"> {words.price.withoutOffer} </span>
          <span translate="no">{formatRupees(catalogue)}</span>
        </s>
      )}
    </span>
  );
}
