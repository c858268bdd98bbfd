import latin from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, useMatches } from "react-router";
import { words } from "#texts";
import type { Route } from "./+types/root.ts";
import { ErrorPage } from "./site/error-page.tsx";
import { FollowLinks, ScrollToTop } from "./site/navigation.tsx";
import { HeadTags } from "./site/search-engines/head-tags.tsx";
import { originOf } from "./site/search-engines/origin.ts";
import { pageMeta } from "./site/search-engines/page-meta.ts";
import { givePresses, hearPress, keepPressesScript } from "./ui/data/early-presses.ts";
import rupee from "./ui/fonts/figtree-rupee.woff2?url";
import "./ui/base.css";

export const links: Route.LinksFunction = () => [
  ...[latin, rupee].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta: Route.MetaFunction = () => pageMeta(words.site);

export function loader({ context, url }: Route.LoaderArgs) {
  return { origin: originOf(context, url) };
}

/** The origin stays what it was when the page came. */
export const shouldRevalidate = () => false;

/** The document around every page, the error page too. The staff area is never machine-translated (decision 014). */
export function Layout({ children }: { children: ReactNode }) {
  const isStaffArea = useMatches().some(({ id }) => id.startsWith("admin/"));
  return (
    <html lang={words.language} translate={isStaffArea ? "no" : undefined}>
      <head>
        <meta charSet="utf-8" />
        {isStaffArea && <meta name="google" content="notranslate" />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1917" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, before any other comes */}
        <script dangerouslySetInnerHTML={{ __html: keepPressesScript }} suppressHydrationWarning />
        <Meta />
        <HeadTags />
        <Links />
      </head>
      <body onClickCapture={hearPress} onSubmitCapture={hearPress} onChangeCapture={hearPress}>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(givePresses, []);
  return (
    <>
      <ScrollToTop />
      <FollowLinks />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
