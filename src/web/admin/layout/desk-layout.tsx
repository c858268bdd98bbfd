import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { NavLink, Outlet, useLocation, useNavigate } from "react-router";
import { words } from "#texts";
import { useAttendance } from "#web/admin/gate/attendance.ts";
import { Gate } from "#web/admin/gate/later-gate.ts";
import { logOut } from "#web/admin/gate/log-out.ts";
import {
  hasPassedGate,
  isLocked,
  isSignedIn,
  isSignInNeeded,
  lockedNameOf,
  tellsOfLock,
} from "#web/admin/gate/session.ts";
import { browserFetch } from "#web/api-client.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { apiFetchContext } from "#web/context.ts";
import { to } from "#web/to.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import { QueryProvider } from "#web/ui/data/query-provider.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";
import { Toaster } from "#web/ui/overlays/toaster.tsx";
import { symbolHref } from "#web/ui/sprite.ts";
import type { Route } from "./+types/desk-layout.ts";
import { DeskTabs } from "./desk-tabs.tsx";
import { lastPage } from "./last-page.ts";
import { meQuery, newsQuery } from "./queries.ts";
import { useActs } from "./use-acts.ts";
import "#web/admin/admin.css";
import { later } from "#web/ui/data/later.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiFetchContext);
  // A locked desk is drawn without anything in it, under its lock.
  if (!(await isSignedIn(api))) return { isOpen: await isLocked(api), ...showAtOnce() };
  return { isOpen: true, ...(await prefetch(context, (api) => [labQuery(api), newsQuery(api), meQuery(api)])) };
}

export function clientLoader() {
  return { isOpen: hasPassedGate(), ...showAtOnce() };
}

/** Who is at the desk changes by the gate, by Logout and by a refused call, never by going from tab to tab. */
export const shouldRevalidate = () => false;

/**
 * The lab's desk behind its gate. When a call is refused and the session has ended indeed, the gate is shown again, and what
 * had been loaded goes with the queries' provider, unless somebody is typing; another window may have exchanged the session for a new one.
 * Over a desk that was left alone stands its lock, and all goes on behind it after the password.
 */
export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  const [isOpen, setOpen] = useState(loaderData.isOpen);
  /** Whose desk was left alone; null where somebody is at it. */
  const [leftBy, setLeftBy] = useState<string | null>(null);
  useAttendance();
  const leaveIfEnded = async (failure: Error) => {
    if (tellsOfLock(failure)) return setLeftBy(lockedNameOf(failure));
    if (!isSignInNeeded(failure) || (await isSignedIn(browserFetch).catch(() => true))) return;
    const { keepTypedText } = await import("#web/admin/gate/keep-typed-text.ts");
    if (!keepTypedText()) setOpen(false);
  };
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const pass = () => {
    // Whoever asked for a page by its address gets that one.
    if (`${pathname}${search}` === "/admin") navigate(lastPage(), { replace: true });
    setOpen(true);
  };
  if (!isOpen) {
    return (
      <Suspense>
        <Gate onPass={pass} />
      </Suspense>
    );
  }
  return (
    <QueryProvider onError={leaveIfEnded}>
      <HydratedPage data={loaderData}>
        <div className="desk">
          <Rail />
          <main className="desk-main" id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
        <Toaster />
        <Suspense>{leftBy !== null && <LockedGate name={leftBy} onPass={() => setLeftBy(null)} />}</Suspense>
      </HydratedPage>
    </QueryProvider>
  );
}

const LockedGate = later(() => import("#web/admin/gate/locked-gate.tsx"));

/** Comes when it is asked for. */
const PasswordDialog = later(() => import("#web/admin/gate/password-dialog.tsx"));

const SecondStepDialog = later(() => import("#web/admin/second-step/second-step-dialog.tsx"));

/** A new booking and the pages of the desk at its left edge; on a phone the pages are a row below. Who leaves does so at its end, on a phone at the top. */
function Rail() {
  const mayBook = useActs()("book-for-caller");
  const [opened, setOpened] = useState<"password" | "second-step" | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <header className="rail on-cloth">
        <a className="rail-logo" href={to("/")}>
          <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true">
            <use href={symbolHref("m-logo")} width="121" height="40" />
          </svg>
          <span className="sr">{words.desk.frame.logo}</span>
        </a>
        {mayBook && (
          <NavLink className="rail-new" to="/admin/call" aria-keyshortcuts="n">
            <Icon name="plus" />
            {words.desk.frame.new}
          </NavLink>
        )}
        <DeskTabs>
          <SignedIn />
          <OwnButton
            icon="key-round"
            label={words.desk.frame.password}
            title={words.desk.password.title}
            open={() => setOpened("password")}
          />
          <OwnButton
            icon="smartphone"
            label={words.desk.secondStep.short}
            title={words.desk.secondStep.title}
            open={() => setOpened("second-step")}
          />
        </DeskTabs>
        <button className="rail-end" type="button" onClick={logOut}>
          <Icon name="log-out" />
          {words.desk.frame.logout}
        </button>
      </header>
      <Suspense>
        {opened === "password" && <PasswordDialog onClose={close} />}
        {opened === "second-step" && <SecondStepDialog onClose={close} />}
      </Suspense>
    </>
  );
}

/** Whose session it is. */
function SignedIn() {
  const { data: me } = useQuery(meQuery());
  if (!me) return null;
  return (
    <p className="desk-who">
      <span className="sr">{words.desk.frame.signedIn}: </span>
      {me.name}
    </p>
  );
}

type OwnProps = { icon: IconName; label: string; title: string; open: () => void };

/** Something of one's own account: a short word in the rail, read aloud in full. */
function OwnButton({ icon, label, title, open }: OwnProps) {
  return (
    <button type="button" aria-haspopup="dialog" popoverTarget="desk-more" popoverTargetAction="hide" onClick={open}>
      <Icon name={icon} />
      <span aria-hidden="true">{label}</span>
      <span className="sr">{title}</span>
    </button>
  );
}
