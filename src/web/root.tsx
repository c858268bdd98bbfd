import latin from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, useMatches } from "react-router";
import { words } from "#texts";
import type { Route } from "./+types/root.ts";
import { pageTag } from "./i18n/page-language.ts";
import { captureEventsScript, markEventHandled, replayEvents } from "./lib/pre-hydration-events.ts";
import { ErrorPage } from "./public/layout/error-page.tsx";
import { ClientSideLinks, ScrollToTop } from "./public/layout/navigation.tsx";
import { HeadTags, isSecretPage } from "./public/seo/head-tags.tsx";
import { createPageMeta } from "./public/seo/page-meta.ts";
import { getSiteOrigin, listPageLanguages } from "./public/seo/site-origin.ts";
import adminSheet from "./styles/admin.css?url";
import collectSheet from "./styles/collect.css?url";
import rupee from "./styles/figtree-rupee.woff2?url";
import patientsSheet from "./styles/patients.css?url";

/** zod would compile its schemas by `eval`, which the Content-Security-Policy refuses; it reads this as it loads. */
const configureZodScript = "globalThis.__zod_globalConfig={jitless:true};";
const headScript = configureZodScript + captureEventsScript;

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

export const meta: Route.MetaFunction = () => createPageMeta(words.site);

export function loader({ context, url }: Route.LoaderArgs) {
  return { origin: getSiteOrigin(context, url), languages: listPageLanguages(context, url) };
}

/** The origin stays as it was when the page was loaded. */
export const shouldRevalidate = () => false;

/**
 * The document around every page, the error page too; a secret page has no scripts. The staff's areas are never
 * machine-translated (decision 014).
 */
export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const isSecret = isSecretPage(matches);
  const area = matches.find(({ id }) => /^(?:admin|collect)\//.test(id))?.id.split("/")[0];
  const isStaffArea = area !== undefined;
  return (
    <html lang={pageTag} translate={isStaffArea ? "no" : undefined}>
      <head>
        <meta charSet="utf-8" />
        {isStaffArea && <meta name="google" content="notranslate" />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1917" />
        {!isSecret && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, before any other one
          <script dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        )}
        <Meta />
        <HeadTags />
        <link rel="stylesheet" href={getSheet(area)} />
        <Links />
      </head>
      <body onClickCapture={markEventHandled} onSubmitCapture={markEventHandled} onChangeCapture={markEventHandled}>
        <a className="skip" href="#main">
          {words.skipLink}
        </a>
        {children}
        {!isSecret && <Scripts />}
      </body>
    </html>
  );
}

function getSheet(area: string | undefined): string {
  if (area === undefined) return patientsSheet;
  return area === "admin" ? adminSheet : collectSheet;
}

export default function Root() {
  useEffect(replayEvents, []);
  return (
    <>
      <ScrollToTop />
      <ClientSideLinks />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
