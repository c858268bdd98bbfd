import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { createDemoAccount } from "#demo/demo-account.ts";
import { words } from "#texts";
import { showWelcomeToast } from "#web/account/login-toasts.ts";
import {
  bookingItemsQuery,
  isSignedOut,
  patientBookingsQuery,
  patientLoginQuery,
  patientSessionQuery,
} from "#web/account/queries.ts";
import { leaveAccount, storePatientHints, useHintedPhone } from "#web/account/session-hints.ts";
import { SectionError } from "#web/components/section-error.tsx";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { Dashboard, DashboardSkeleton, dashboardClass } from "./dashboard.tsx";

/** Shows the dashboard or redirects to /login. The server's session alone gives access to the data. */
export function DashboardEntry() {
  const phone = useHintedPhone();
  const login = useQuery(patientLoginQuery());
  const isDemo = Boolean(phone) && phone === login.data?.demoPhone;
  const mayAsk = login.data !== undefined && phone !== null && !isDemo;
  const session = useQuery({ ...patientSessionQuery(), enabled: mayAsk });
  const cameByForm = useFormLogin(session.data, phone);
  const isOut = (phone === null && !cameByForm) || isSignedOut(session.error);
  useLeaveWhenSignedOut(isOut && !isDemo);
  if (isDemo) return <DemoDashboard />;
  if (isOut) return <DashboardSkeleton />;
  if (session.data) return <Dashboard session={session.data} />;
  const failed = [login, session].filter(({ isError }) => isError);
  if (failed.length === 0) return <DashboardSkeleton />;
  return <FailedDashboard onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
}

function FailedDashboard({ onRetry }: { onRetry: () => void }) {
  const texts = words.account.dashboard;
  return (
    <div className={dashboardClass}>
      <h1 className="text-h1">{texts.title}</h1>
      <SectionError sentence={texts.failed} onRetry={onRetry} />
    </div>
  );
}

/** Redirects to /login where the flags or the phone are missing, or where the session has ended. */
function useLeaveWhenSignedOut(isOut: boolean): void {
  useEffect(() => {
    if (isOut) leaveAccount();
  }, [isOut]);
}

/** After a login form that was sent before any script ran, the server redirected here; this writes the hints now. */
function useFormLogin(session: Parameters<typeof storePatientHints>[0] | undefined, phone: string | null | undefined) {
  const [address, setAddress] = useSearchParams();
  const came = address.has("welcome") && session !== undefined;
  useEffect(() => {
    if (!came) return;
    if (phone !== session.phone) storePatientHints(session);
    showWelcomeToast();
    setAddress({}, { replace: true, preventScrollReset: true });
  }, [came, session, phone, setAddress]);
  return came;
}

/** The demo's sample patient. The responses are built in, so the same dashboard sends no requests. */
function DemoDashboard() {
  const client = useQueryClient();
  const [{ session }] = useState(() => {
    const demo = createDemoAccount(new Date());
    client.setQueryData(patientBookingsQuery(demo.booking.patientId).queryKey, [demo.booking]);
    client.setQueryData(bookingItemsQuery(demo.booking.id).queryKey, demo.items);
    client.setQueryData(preparationQuery(demo.items).queryKey, demo.needs);
    return demo;
  });
  return <Dashboard session={session} isDemo />;
}
