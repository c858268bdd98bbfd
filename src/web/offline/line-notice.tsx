import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { words } from "#texts";
import { useHintedPhone } from "#web/account/session-hints.ts";
import { Icon } from "#web/ui/icon.tsx";
import { isOwnCache, isPersonal } from "./cache-names.ts";
import { asOfWords, noticeOf } from "./line-state.ts";
import { keepTelling } from "./tell-shown.ts";
import { useLineState } from "./use-line-state.ts";
import "#web/site/notices.css";

/** Tells over a page that the line is down, and from when the page is; while it is up, keeps what is shown for that time. */
export function LineNotice() {
  const { key } = useLocation();
  const client = useQueryClient();
  const line = useLineState(key);
  useEffect(() => keepTelling(client), [client]);
  const phone = useHintedPhone();
  useEffect(() => {
    if (phone === null) forgetPatient().catch(console.warn);
  }, [phone]);
  useEffect(() => (line.isDown ? followByDocument() : undefined), [line.isDown]);
  const notice = noticeOf(line);
  if (notice === null) return null;
  const texts = words.offline.notice;
  return (
    <aside className="notices on-cloth" aria-label={texts.label}>
      <div className="wrap notice notice-short">
        <Icon name={notice === "down" ? "circle-alert" : "refresh-cw"} small />
        <p role="status">{texts[notice](asOfWords(line.asOf, new Date()))}</p>
        <button className="btn btn-2 btn-s" type="button" onClick={() => window.location.reload()}>
          {notice === "down" ? texts.again : texts.refresh}
        </button>
      </div>
    </aside>
  );
}

/** Where nobody is signed in nobody's answers stay, whichever way they left: the worker hears of what came through it alone. */
async function forgetPatient(): Promise<void> {
  // Not there where the page did not come by https.
  const names = (await window.caches?.keys()) ?? [];
  if (names.some(isOwnCache)) await Promise.all(names.filter(isPersonal).map((name) => window.caches.delete(name)));
}

/** Without a line a page's own script may be missing: the worker gives the whole document, or says that there is none. */
function followByDocument(): () => void {
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
