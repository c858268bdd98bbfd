import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { demoAccount } from "#demo/account.ts";
import { bookingItemsQuery, bookingsOfPatientQuery } from "#web/account/queries.ts";
import { preparationQuery } from "#web/catalogue/queries.ts";
import { Dashboard } from "./dashboard.tsx";

/** Spec §6: the demo's made-up patient. Its answers lie ready, so the same dashboard asks the server nothing. */
export function DemoDashboard() {
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
