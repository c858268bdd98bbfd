import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/response-schema.ts";
import { createDemoAccount } from "#demo/demo-account.ts";
import { accountKey, patientBookingsQuery, patientLoginQuery, patientSessionQuery } from "#web/account/queries.ts";
import { getHintedPhone } from "#web/account/session-hints.ts";

/** The patients who booked with the signed-in phone. */
export function savedPatientsQuery() {
  return queryOptions({
    queryKey: [...accountKey, "known patients"],
    queryFn: async ({ client }) => {
      const { patients } = (await findDemoSession(client)) ?? (await client.fetchQuery(patientSessionQuery()));
      return patients;
    },
  });
}

/** Returns all bookings of the signed-in phone. */
export async function fetchOwnBookings(client: QueryClient): Promise<Booking[]> {
  if (await findDemoSession(client)) return [createDemoAccount(new Date()).booking];
  const { patients } = await client.fetchQuery(patientSessionQuery());
  const lists = await Promise.all(patients.map((patient) => client.fetchQuery(patientBookingsQuery(patient.id))));
  return lists.flat();
}

/** The browser alone knows the demo's sample patient; null for all others. */
async function findDemoSession(client: QueryClient) {
  const phone = getHintedPhone();
  if (!phone) return null;
  const { demoPhone } = await client.fetchQuery(patientLoginQuery());
  return phone === demoPhone ? createDemoAccount(new Date()).session : null;
}
