import { expect, test } from "vitest";
import { messagesAddress, messagesViewOf } from "./messages-address.ts";
import { outboxQuery, receivedQuery, waitlistQuery } from "./queries.ts";

test.each([
  ["/admin/messages", "/api/contact-messages?limit=20&answered=false"],
  ["/admin/messages?show=all&before=71&before=21", "/api/contact-messages?before=21&limit=20"],
  ["/admin/messages?show=sent&before=71", "/api/messages?before=71&limit=20"],
  ["/admin/messages?show=waitlist&before=71", "/api/waitlist?before=71&limit=20"],
])("%s asks for %s and says the same again", (address, path) => {
  const view = messagesViewOf(new URL(address, "http://desk.example").searchParams);
  const query = { "to-answer": receivedQuery, all: receivedQuery, sent: outboxQuery, waitlist: waitlistQuery }[
    view.show
  ];
  expect([messagesAddress(view), query(view).queryKey.at(-1)]).toEqual([address, path]);
});
