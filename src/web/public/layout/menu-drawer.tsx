import { useQuery } from "@tanstack/react-query";
import type { MenuPackage } from "#core/catalogue/packages-overview.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getCataloguePaise, getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { useHasHintedPhone } from "#web/account/session-hints.ts";
import { iconButtonClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { DropdownDetails } from "#web/components/dropdown-details.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Logo } from "#web/components/logo.tsx";
import { getMotif } from "#web/components/motifs/motif.ts";
import { Motif } from "#web/components/motifs/patterns.tsx";
import { struckPriceClass } from "#web/components/price.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { packagesOverviewQuery } from "#web/public/catalogue/queries.ts";
import { LanguageLinks } from "./language-links.tsx";

/** The drawer features packages 1 to 5 of the catalogue. */
const LAST_FEATURED_ID = 5;

const menuLinks = [
  { path: "/", text: words.site.nav.home },
  { path: "/test-packages", text: words.site.nav.allPackages },
  { path: "/tests-new", text: words.site.nav.individualTests },
  { path: "/#faq", text: words.site.nav.faq },
];

const linkClass =
  "flex min-h-12 items-center border-t border-line px-2 font-medium text-ink no-underline hover:bg-selected hover:text-ink";
const languageLinkClass =
  "inline-flex min-h-12 flex-auto items-center justify-center rounded-md px-2 font-medium no-underline hover:bg-selected current:text-quiet";
/** The scrim over the page is the menu's own, so that a press on it is a press on the menu. */
const scrimClass =
  "open:before:fixed open:before:inset-0 open:before:z-40 open:before:animate-appear open:before:cursor-pointer open:before:bg-(--scrim)";

/** The phone's menu, from the left. Its summary opens it and, inside it, closes it. */
export function MenuDrawer() {
  const { data: digest } = useQuery(packagesOverviewQuery());
  const featured = digest?.packages.filter(({ id }) => id <= LAST_FEATURED_ID) ?? [];
  return (
    <DropdownDetails data-drawer className={cx("group -ml-2.5 lg:hidden", scrimClass)}>
      <summary
        className={cx(
          iconButtonClass,
          "no-marker group-open:fixed group-open:top-2 group-open:left-(--drawer) group-open:z-42 group-open:-ml-13",
        )}
        aria-label={words.site.header.menu}
      >
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="x" className="not-group-open:hidden" />
      </summary>
      <nav
        className="fixed inset-y-0 left-0 z-41 w-(--drawer) animate-slide-in overflow-auto overscroll-contain rounded-r-lg bg-card px-2 pt-2 pb-8 shadow-float forced-colors:border"
        aria-label={words.site.header.menu}
      >
        <div className="flex min-h-14 items-center pl-2">
          <Logo />
        </div>
        <div className="flex flex-wrap">
          <LanguageLinks className={languageLinkClass} />
        </div>
        {menuLinks.map(({ path, text }) => (
          <a key={path} className={linkClass} href={withBasePath(path)}>
            {text}
          </a>
        ))}
        <AccountLink className={linkClass} />
        <a className={linkClass} href={withBasePath("/contact")}>
          {words.site.nav.contact}
        </a>
        {featured.length > 0 && (
          <>
            <p className="p-2 text-xs text-quiet">{words.site.nav.featured}</p>
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
    <a
      key={item.id}
      className="grid min-h-15 grid-cols-both items-center gap-2 rounded-md p-2 text-sm leading-snug font-medium text-ink no-underline hover:bg-selected hover:text-ink focus-visible:bg-selected"
      href={withBasePath(`/test-packages/${item.id}`)}
    >
      <Motif name={getMotif(item.name)} className="on-cloth size-11 rounded-md bg-cloth p-1" />
      <span className="text-balance" translate="no">
        {item.name}
      </span>
      <MenuPrice of={item} />
    </a>
  ));
}

function MenuPrice({ of: item }: { of: MenuPackage }) {
  const [currentPaise, catalogue] = [getPricePaise(item), getCataloguePaise(item)];
  return (
    <span className="grid justify-items-end">
      <b translate="no">{formatRupees(currentPaise)}</b>
      {catalogue > currentPaise && (
        <s className={struckPriceClass}>
          <span className="sr-only"> {words.price.withoutOffer} </span>
          <span translate="no">{formatRupees(catalogue)}</span>
        </s>
      )}
    </span>
  );
}
