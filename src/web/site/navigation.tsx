import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { pathOf } from "#web/to.ts";

/**
 * Row 2.19: scroll jumps to top on every route change. A #target is scrolled to instead, and back and forward return to
 * the place that was left. The focus goes to the new page, so that a screen reader starts there.
 */
export function ScrollToTop() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ pathname, key });
  const places = useRef(new Map<string, number>());

  useEffect(() => rememberPlaces((y) => places.current.set(shown.current.key, y)), []);
  useLayoutEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    const isFirst = shown.current.key === key;
    shown.current = { pathname, key };
    if (isFirst) return;
    if (isNewPage) document.getElementById("main")?.focus({ preventScroll: true });
    if (navigation === "POP") window.scrollTo(0, places.current.get(key) ?? 0);
    else if (hash !== "") return scrollToTarget(decodeURIComponent(hash.slice(1)));
    else if (isNewPage) window.scrollTo(0, 0);
  }, [pathname, hash, key, navigation]);
  return null;
}

/** The browser restores by the old page's height, so we do it; on leaving the site it is the browser's again. */
function rememberPlaces(remember: (y: number) => void): () => void {
  const { signal, abort } = listening();
  window.history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => (window.history.scrollRestoration = "auto"), { signal });
  window.addEventListener("pageshow", () => (window.history.scrollRestoration = "manual"), { signal });
  window.addEventListener("scroll", () => remember(window.scrollY), { signal, passive: true });
  return abort;
}

/** Follows the target while the sections above it are still growing, until the visitor takes over. */
function scrollToTarget(id: string): () => void {
  const { signal, abort } = listening();
  // As the browser does by itself; what cannot have the focus leaves it where it is.
  document.getElementById(id)?.focus({ preventScroll: true });
  const follow = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
  follow.observe(document.body);
  signal.addEventListener("abort", () => follow.disconnect());
  for (const event of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    window.addEventListener(event, abort, { signal, passive: true });
  }
  return abort;
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/**
 * Turns a press on any plain `<a>` of this site into navigation without a reload. Cards and menus hold many links: one
 * listener costs the server and a cheap phone less than a router component for each.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = pathToFollow(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  return null;
}

/** The path within this site that a plain press asks for; null where the browser should do as it always does. */
function pathToFollow(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!isPlain || event.defaultPrevented || !link?.href) return null;
  if ((link.target !== "" && link.target !== "_self") || link.hasAttribute("download")) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const path = pathOf(pathname);
  const isPage = origin === window.location.origin && path !== null && !pathname.startsWith("/api/");
  return isPage && isOfStaff(pathname) === isOfStaff(window.location.pathname) ? path + search + hash : null;
}

/** A page of the staff area. Between it and the site a new document is loaded, which no translator has begun (decision 014). */
function isOfStaff(address: string): boolean {
  return `${pathOf(address)}/`.startsWith("/admin/");
}
