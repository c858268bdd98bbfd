import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { demoAccount } from "#demo/account.ts";
import { words } from "#texts";
import { tellWelcome } from "#web/account/login/tell-login.ts";
import {
  bookingItemsQuery,
  bookingsOfPatientQuery,
  isSignedOut,
  patientLoginQuery,
  patientSessionQuery,
} from "#web/account/queries.ts";
import { leave, rememberPatient, useHintedPhone } from "#web/account/session-hints.ts";
import { preparationQuery } from "#web/catalogue/queries.ts";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { Dashboard, DashboardSkeleton } from "./dashboard.tsx";

/** Row 4.33: who may stay, and who is led to /login. What is shown opens by the server's session alone. */
export function Entrance() {
  const phone = useHintedPhone();
  const login = useQuery(patientLoginQuery());
  const isDemo = Boolean(phone) && phone === login.data?.demoPhone;
  const mayAsk = login.data !== undefined && phone !== null && !isDemo;
  const session = useQuery({ ...patientSessionQuery(), enabled: mayAsk });
  const cameByForm = useCameByForm(session.data, phone);
  const isOut = (phone === null && !cameByForm) || isSignedOut(session.error);
  useLeave(isOut && !isDemo);
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
    <div className="wrap account">
      <h1>{texts.title}</h1>
      <SectionError sentence={texts.failed} onRetry={onRetry} />
    </div>
  );
}

/** Row 4.33: to /login where the flags or the phone are missing, or where the session has ended. */
function useLeave(isOut: boolean): void {
  useEffect(() => {
    if (isOut) leave();
  }, [isOut]);
}

/** A login form that was sent before any script ran: the server led here, and the hints are written now. */
function useCameByForm(session: Parameters<typeof rememberPatient>[0] | undefined, phone: string | null | undefined) {
  const [address, setAddress] = useSearchParams();
  const came = address.has("welcome") && session !== undefined;
  useEffect(() => {
    if (!came) return;
    if (phone !== session.phone) rememberPatient(session);
    tellWelcome();
    setAddress({}, { replace: true, preventScrollReset: true });
  }, [came, session, phone, setAddress]);
  return came;
}

/** Row 6.6: the demo's made-up patient. Its answers lie ready, so the same dashboard asks the server nothing. */
function DemoDashboard() {
  const client = useQueryClient();
  const [{ session }] = useState(() => {
    const demo = demoAccount(new Date());
    client.setQueryData(bookingsOfPatientQuery(demo.booking.patientId).queryKey, [demo.booking]);
    client.setQueryData(bookingItemsQuery(demo.booking.id).queryKey, demo.items);
    client.setQueryData(preparationQuery(demo.items).queryKey, demo.needs);
    return demo;
  });
  return <Dashboard session={session} isDemo />;
}
