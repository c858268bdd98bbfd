import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type InboxView, inboxPath } from "./inbox-address.ts";
import { Letters } from "./letters.tsx";
import { inboxQuery } from "./queries.ts";

/** What visitors wrote by the contact form (decisions, "unsafe" 6). */
export function Inbox({ view }: { view: InboxView }) {
  const query = useQuery({ ...inboxQuery(inboxPath(view)), placeholderData: keepPreviousData });
  return <Letters query={query} view={view} />;
}
