import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { words } from "#texts";
import { useHintedPhone } from "#web/account/session-hints.ts";
import { Button } from "#web/components/button.tsx";
import { NoticeBar, NoticeLine } from "#web/public/layout/notice-bar.tsx";
import { isPersonal, isPrivateCache } from "./cache-names.ts";
import { getNotice } from "./connection-state.ts";
import { startReporting } from "./report-page.ts";
import { useConnectionState } from "./use-connection-state.ts";

/**
 * Says on a page that the connection is lost, and how old the page is; while online, it gets the page cached for that
 * case.
 */
export function ConnectionNotice() {
  const { key } = useLocation();
  const client = useQueryClient();
  const connection = useConnectionState(key);
  useEffect(() => startReporting(client), [client]);
  const phone = useHintedPhone();
  useEffect(() => {
    if (phone === null) clearCachedPatient().catch(console.warn);
  }, [phone]);
  useEffect(() => (connection.isDown ? followLinksByDocument() : undefined), [connection.isDown]);
  const notice = getNotice(connection);
  if (notice === null) return null;
  const texts = words.offline.notice;
  return (
    <NoticeBar data-offline aria-label={texts.label}>
      <NoticeLine
        isShort
        icon={notice === "down" ? "circle-alert" : "refresh-cw"}
        sentence={texts[notice](words.formatAsOf(connection.asOf, new Date()))}
      >
        <Button look="outline" size="small" onClick={() => window.location.reload()}>
          {notice === "down" ? texts.again : texts.refresh}
        </Button>
      </NoticeLine>
    </NoticeBar>
  );
}

/**
 * Without a session no patient's responses stay cached, however it ended: the worker sees only what passed through it.
 */
async function clearCachedPatient(): Promise<void> {
  // Undefined where the page was not loaded by https.
  const names = (await window.caches?.keys()) ?? [];
  if (names.some(isPrivateCache)) await Promise.all(names.filter(isPersonal).map((name) => window.caches.delete(name)));
}

/** Offline, a page's own script may be missing: the worker returns the whole document, or says that it has none. */
function followLinksByDocument(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  };
  window.addEventListener("click", follow, true);
  return () => window.removeEventListener("click", follow, true);
}
