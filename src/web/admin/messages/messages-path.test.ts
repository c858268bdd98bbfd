import { expect, test } from "vitest";
import { getMessagesPath, parseMessagesView, parseOpenConversation } from "./messages-path.ts";
import { conversationsQuery, outboxQuery, waitlistQuery } from "./queries.ts";

test.each([
  ["/admin/messages", "/api/admin/conversations?show=waiting&limit=20"],
  ["/admin/messages?show=failed", "/api/admin/conversations?show=failed&limit=20"],
  [
    "/admin/messages?show=all&search=gill&before=71&before=21",
    "/api/admin/conversations?show=all&search=gill&before=21&limit=20",
  ],
  ["/admin/messages?show=sent&before=71", "/api/messages?before=71&limit=20"],
  ["/admin/messages?show=waitlist&before=71", "/api/waitlist?before=71&limit=20"],
])("parses %s and writes %s", (address, path) => {
  const view = parseMessagesView(new URL(address, "http://desk.example").searchParams);
  const query = { sent: outboxQuery, waitlist: waitlistQuery, "to-answer": null, failed: null, all: null }[view.show];
  expect([getMessagesPath(view), (query ?? conversationsQuery)(view).queryKey.at(-1)]).toEqual([address, path]);
});

test("the open conversation is in the address, and an unreadable one is ignored", () => {
  const view = { show: "all", search: "", before: [] } as const;
  const address = getMessagesPath({ ...view, before: [] }, "+919876543001");
  expect(address).toBe("/admin/messages?show=all&with=%2B919876543001");
  const open = (path: string) => parseOpenConversation(new URL(path, "http://desk.example").searchParams);
  expect([open(address), open("/admin/messages?with=contact-12"), open("/admin/messages?with=<b>")]).toEqual([
    "+919876543001",
    "contact-12",
    null,
  ]);
});
