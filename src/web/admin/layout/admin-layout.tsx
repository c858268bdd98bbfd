import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { NavLink, Outlet, useLocation, useNavigate } from "react-router";
import { words } from "#texts";
import { useActivityTracker } from "#web/admin/sign-in/activity-tracker.ts";
import { SignInScreen } from "#web/admin/sign-in/lazy-sign-in-screen.ts";
import { logOut } from "#web/admin/sign-in/log-out.ts";
import {
  getLockedName,
  isLocked,
  isLockedError,
  isSignedIn,
  isSignInRequired,
  wasSignedIn,
} from "#web/admin/sign-in/session.ts";
import { getPathAfterSignIn } from "#web/collect/collect-paths.ts";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { getSymbolUrl } from "#web/components/sprite.ts";
import { Toaster } from "#web/components/toasts/toaster.tsx";
import { browserFetch } from "#web/lib/api-client.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { useServerClock } from "#web/lib/lab-clock.ts";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { prefetch, skipPrefetch } from "#web/lib/prefetch.ts";
import { QueryProvider } from "#web/lib/query-provider.tsx";
import { apiFetchContext } from "#web/lib/request-context.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import type { Route } from "./+types/admin-layout.ts";
import { AdminTabs } from "./admin-tabs.tsx";
import { getLastPage } from "./last-page.ts";
import { adminStatusQuery, currentUserQuery } from "./queries.ts";
import { endItemClass, newItemClass, quietItemClass, railItemClass, tabClass } from "./rail-classes.ts";
import { usePermissions } from "./use-permissions.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiFetchContext);
  // A locked session renders only the lock screen.
  if (!(await isSignedIn(api))) return { isOpen: await isLocked(api), ...clientData };
  return {
    isOpen: true,
    serverTimeMs: Date.now(),
    ...(await prefetch(context, (api) => [labQuery(api), adminStatusQuery(api), currentUserQuery(api)])),
  };
}

export function clientLoader() {
  return { isOpen: wasSignedIn(), ...clientData };
}

/** Data of a layout that loads the rest in the browser. */
const clientData = { serverTimeMs: null, ...skipPrefetch() };

/** The user changes by sign-in, log-out or a rejected call, never by navigation between tabs. */
export const shouldRevalidate = () => false;

/**
 * Admin area behind its sign-in screen. If a call is rejected because the session has ended, shows the sign-in screen
 * and drops the loaded data with the query provider, unless there is unsaved input; another window may have renewed the
 * session. A session idle for too long is locked: the lock screen covers the page, which continues after the password.
 */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const [isOpen, setOpen] = useState(loaderData.isOpen);
  /** Name of the user whose session is locked; null if it is not. */
  const [lockedName, setLockedName] = useState<string | null>(null);
  useServerClock(loaderData.serverTimeMs);
  useActivityTracker();
  const handleQueryError = async (error: Error) => {
    if (isLockedError(error)) return setLockedName(getLockedName(error));
    if (!isSignInRequired(error) || (await isSignedIn(browserFetch).catch(() => true))) return;
    const { preserveUnsavedText } = await import("#web/admin/sign-in/preserve-unsaved.ts");
    if (!preserveUnsavedText()) setOpen(false);
  };
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const showAdmin = async () => {
    const roundPath = getPathAfterSignIn(search);
    if (roundPath !== null) return window.location.assign(roundPath);
    // A requested page other than /admin is kept.
    const lastPage = getLastPage();
    // Shown before it has arrived, the page would close menus that the user has opened meanwhile.
    if (`${pathname}${search}` === "/admin" && lastPage !== pathname) await navigate(lastPage, { replace: true });
    setOpen(true);
  };
  const passLock = async () => (getPathAfterSignIn(search) === null ? setLockedName(null) : showAdmin());
  if (!isOpen) {
    return (
      <Suspense>
        <SignInScreen onPass={showAdmin} />
      </Suspense>
    );
  }
  return (
    <QueryProvider onError={handleQueryError}>
      <HydratedPage data={loaderData}>
        <div
          className="min-h-dvh bg-page text-sm leading-normal max-md:relative max-md:pb-tab-bar md:flex md:h-dvh md:overflow-hidden"
          data-area="admin"
        >
          <Rail />
          <main className="md:flex md:min-h-0 md:min-w-0 md:flex-1 md:flex-col" id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
        <Toaster />
        <Suspense>{lockedName !== null && <LockScreen name={lockedName} onPass={passLock} />}</Suspense>
      </HydratedPage>
    </QueryProvider>
  );
}

const LockScreen = lazyComponent(() => import("#web/admin/sign-in/lock-screen.tsx"));

/** Loaded when opened. */
const ChangePasswordDialog = lazyComponent(() => import("#web/admin/sign-in/change-password-dialog.tsx"));

const SecondStepDialog = lazyComponent(() => import("#web/admin/sign-in/second-step-dialog.tsx"));

/**
 * Navigation at the left edge, with a new booking first and log-out last; on phones a tab bar, with log-out at the top.
 */
function Rail() {
  const canBook = usePermissions()("create-staff-booking");
  const [opened, setOpened] = useState<"password" | "second-step" | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <header className="on-cloth bg-cloth max-md:contents md:flex md:w-rail md:flex-none md:flex-col md:overflow-x-hidden md:overflow-y-auto md:pt-1.5 md:pr-1.5 md:pb-2 md:pl-0.75">
        <a className={cx(railItemClass, quietItemClass, "min-h-12 max-md:hidden")} href={withBasePath("/")}>
          <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true">
            <use href={getSymbolUrl("m-logo")} width="121" height="40" />
          </svg>
          <span className="sr-only">{words.admin.frame.logo}</span>
        </a>
        {canBook && (
          <NavLink className={cx(railItemClass, newItemClass)} to="/admin/call" aria-keyshortcuts="n">
            <Icon name="plus" />
            {words.admin.frame.new}
          </NavLink>
        )}
        <AdminTabs>
          <SignedInUser />
          <AccountButton
            icon="key-round"
            label={words.admin.frame.password}
            title={words.admin.changePassword.title}
            open={() => setOpened("password")}
          />
          <AccountButton
            icon="smartphone"
            label={words.admin.secondStep.short}
            title={words.admin.secondStep.title}
            open={() => setOpened("second-step")}
          />
        </AdminTabs>
        <button className={cx(railItemClass, endItemClass)} type="button" onClick={logOut}>
          <Icon name="log-out" />
          {words.admin.frame.logout}
        </button>
      </header>
      <Suspense>
        {opened === "password" && <ChangePasswordDialog onClose={close} />}
        {opened === "second-step" && <SecondStepDialog onClose={close} />}
      </Suspense>
    </>
  );
}

/** Name and role of the user. */
function SignedInUser() {
  const { data: me } = useQuery(currentUserQuery());
  if (!me) return null;
  return (
    <p className="self-center px-0.5 pb-1.5 text-center text-xs leading-snug text-on-cloth-soft">
      <span className="sr-only">{words.admin.frame.signedIn}: </span>
      {me.name}
    </p>
  );
}

type AccountButtonProps = { icon: IconName; label: string; title: string; open: () => void };

/** Account action: a short label, with a full accessible name. */
function AccountButton({ icon, label, title, open }: AccountButtonProps) {
  return (
    <button
      className={cx(railItemClass, quietItemClass, tabClass)}
      type="button"
      aria-haspopup="dialog"
      popoverTarget="other-tabs"
      popoverTargetAction="hide"
      onClick={open}
    >
      <Icon name={icon} />
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{title}</span>
    </button>
  );
}
