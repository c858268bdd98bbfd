import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { currentUserQuery } from "./queries.ts";

/**
 * Returns a function that replaces a hint about a patient message if WhatsApp is off. Reads what the layout has loaded.
 */
export function useNotificationHint(): (promise: string) => string {
  const tellsPatients = useQuery({ ...currentUserQuery(), enabled: false }).data?.tellsPatients ?? true;
  return (promise) => (tellsPatients ? promise : words.admin.notificationsOff);
}
