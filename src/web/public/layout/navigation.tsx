import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { stripBasePath } from "#web/lib/base-path.ts";

/**
 * Scrolls to the top on every route change. A #target is scrolled to instead, and back and forward restore the
 * position. The focus goes to the new page, so that screen readers start there.
 */
export function ScrollToTop() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ pathname, key });
  const positions = useRef(new Map<string, number>());

  useEffect(() => trackScrollPositions((y) => positions.current.set(shown.current.key, y)), []);
  useLayoutEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    const isFirst = shown.current.key === key;
    shown.current = { pathname, key };
    if (isFirst) return;
    if (isNewPage) document.getElementById("main")?.focus({ preventScroll: true });
    if (navigation === "POP") window.scrollTo(0, positions.current.get(key) ?? 0);
    else if (hash !== "") return scrollToTarget(decodeURIComponent(hash.slice(1)));
    else if (isNewPage) window.scrollTo(0, 0);
  }, [pathname, hash, key, navigation]);
  return null;
}

/** The browser restores by the old page's height, so we do it; on leaving the site it is the browser's again. */
function trackScrollPositions(remember: (y: number) => void): () => void {
  const { signal, abort } = createListenerScope();
  window.history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => (window.history.scrollRestoration = "auto"), { signal });
  window.addEventListener("pageshow", () => (window.history.scrollRestoration = "manual"), { signal });
  window.addEventListener("scroll", () => remember(window.scrollY), { signal, passive: true });
  return abort;
}

/** Follows the target while the sections above it are still growing, until the visitor scrolls. */
function scrollToTarget(id: string): () => void {
  const { signal, abort } = createListenerScope();
  // As the browser does by itself; an element that cannot be focused leaves the focus where it is.
  document.getElementById(id)?.focus({ preventScroll: true });
  const follow = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
  follow.observe(document.body);
  signal.addEventListener("abort", () => follow.disconnect());
  for (const event of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    window.addEventListener(event, abort, { signal, passive: true });
  }
  return abort;
}

function createListenerScope() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/**
 * Turns a click on any plain `<a>` of this site into navigation without a reload. Cards and menus have many links: one
 * listener costs the server and a cheap phone less than a router component for each.
 */
export function ClientSideLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = getFollowedPath(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  return null;
}

/** Returns the path within this site that a plain click leads to; null where the browser should handle it. */
function getFollowedPath(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!isPlain || event.defaultPrevented || !link?.href) return null;
  if ((link.target !== "" && link.target !== "_self") || link.hasAttribute("download")) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const path = stripBasePath(pathname);
  const isPage = origin === window.location.origin && path !== null && !pathname.startsWith("/api/");
  return isPage && getArea(pathname) === getArea(window.location.pathname) ? path + search + hash : null;
}

/**
 * Between these areas a new document is loaded: no translator has touched the staff's (decision 014), and headers, such as
 * the permission to use the camera in the round, are the document's.
 */
function getArea(address: string): "admin" | "collect" | "site" {
  const path = `${stripBasePath(address)}/`;
  if (path.startsWith("/admin/")) return "admin";
  return path.startsWith("/collect/") ? "collect" : "site";
}
