import { expect, test } from "vitest";
import { getMessagesPath, parseMessagesView } from "./messages-path.ts";
import { inboxQuery, outboxQuery, waitlistQuery } from "./queries.ts";

test.each([
  ["/admin/messages", "/api/contact-messages?limit=20&answered=false"],
  ["/admin/messages?show=all&before=71&before=21", "/api/contact-messages?before=21&limit=20"],
  ["/admin/messages?show=sent&before=71", "/api/messages?before=71&limit=20"],
  ["/admin/messages?show=waitlist&before=71", "/api/waitlist?before=71&limit=20"],
])("parses %s and writes %s", (address, path) => {
  const view = parseMessagesView(new URL(address, "http://desk.example").searchParams);
  const query = { "to-answer": inboxQuery, all: inboxQuery, sent: outboxQuery, waitlist: waitlistQuery }[view.show];
  expect([getMessagesPath(view), query(view).queryKey.at(-1)]).toEqual([address, path]);
});
