import { expect, test } from "vitest";
import { createReplyLinks } from "./reply-links.ts";

const message = {
  id: 1,
  name: "Harpreet Kaur",
  email: "harpreet@example.com",
  phone: "98765 43001",
  subject: "Fees & hours?",
  message: "Do you come on Sundays?\nThank you.",
  receivedAt: "2026-11-21T04:00:00.000Z",
  answeredAt: null,
  answeredBy: null,
};

test("writes a mail to the visitor with subject and quote", () => {
  const { pathname, searchParams } = new URL(createReplyLinks(message).mail);
  expect(decodeURIComponent(pathname)).toBe("harpreet@example.com");
  expect(searchParams.get("subject")).toBe("Re: Fees & hours?");
  expect(searchParams.get("body")).toBe("Dear Harpreet Kaur,\n\n\n\n> Do you come on Sundays?\n> Thank you.");
});

test("keeps an address from adding recipients", () => {
  const { mail } = createReplyLinks({ ...message, email: "a@example.com?bcc=b@example.com&x=@example.com" });
  expect([...new URL(mail).searchParams.keys()]).toEqual(["subject", "body"]);
});

test("links a valid phone number only", () => {
  expect(createReplyLinks(message)).toMatchObject({
    call: "tel:+919876543001",
    whatsApp: expect.stringContaining("919876543001"),
  });
  expect(createReplyLinks({ ...message, phone: "ask at the gate" })).toMatchObject({ call: null, whatsApp: null });
});
