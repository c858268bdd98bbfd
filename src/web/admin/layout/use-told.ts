import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { meQuery } from "./queries.ts";

/** What a sentence that promises the patient a message says at this lab: without WhatsApp none goes out. The desk's frame has asked. */
export function useTold(): (promise: string) => string {
  const tellsPatients = useQuery({ ...meQuery(), enabled: false }).data?.tellsPatients ?? true;
  return (promise) => (tellsPatients ? promise : words.desk.tellsNobody);
}
