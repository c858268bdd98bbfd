import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/schema.ts";
import { demoAccount } from "#demo/account.ts";
import { accountKey, bookingsOfPatientQuery, patientLoginQuery, patientSessionQuery } from "#web/account/queries.ts";
import { hintedPhone } from "#web/account/session-hints.ts";

/** Who has booked by the phone that is signed in. */
export function knownPatientsQuery() {
  return queryOptions({
    queryKey: [...accountKey, "known patients"],
    queryFn: async ({ client }) => {
      const { patients } = (await demoSession(client)) ?? (await client.fetchQuery(patientSessionQuery()));
      return patients;
    },
  });
}

/** All bookings of the phone that is signed in. */
export async function knownBookings(client: QueryClient): Promise<Booking[]> {
  if (await demoSession(client)) return [demoAccount(new Date()).booking];
  const { patients } = await client.fetchQuery(patientSessionQuery());
  const lists = await Promise.all(patients.map((patient) => client.fetchQuery(bookingsOfPatientQuery(patient.id))));
  return lists.flat();
}

/** Row 6.6: the demo's made-up patient is known to the browser alone; null for everybody else. */
async function demoSession(client: QueryClient) {
  const phone = hintedPhone();
  if (!phone) return null;
  const { demoPhone } = await client.fetchQuery(patientLoginQuery());
  return phone === demoPhone ? demoAccount(new Date()).session : null;
}
