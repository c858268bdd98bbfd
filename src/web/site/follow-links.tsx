import { useEffect } from "react";
import { useNavigate } from "react-router";

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
  return origin === window.location.origin && !pathname.startsWith("/api/") ? pathname + search + hash : null;
}
