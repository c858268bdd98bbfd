import { expect, test } from "vitest";
import { messagesAddress, messagesPath, messagesViewOf } from "./messages-address.ts";

test.each([
  ["/admin/messages", "/api/contact-messages?limit=20&answered=false"],
  ["/admin/messages?show=all&before=71&before=21", "/api/contact-messages?before=21&limit=20"],
  ["/admin/messages?show=sent&before=71", "/api/messages?before=71&limit=20"],
  ["/admin/messages?show=waitlist&before=71", "/api/waitlist?before=71&limit=20"],
])("%s asks for %s and says the same again", (address, path) => {
  const view = messagesViewOf(new URL(address, "http://desk.example").searchParams);
  expect([messagesAddress(view), messagesPath(view)]).toEqual([address, path]);
});
