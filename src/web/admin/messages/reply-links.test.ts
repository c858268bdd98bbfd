import { expect, test } from "vitest";
import { createMailLink } from "./reply-links.ts";

const message = {
  name: "Harpreet Kaur",
  email: "harpreet@example.com",
  subject: "Fees & hours?",
  body: "Do you come on Sundays?\nThank you.",
};

test("writes a mail to the visitor with subject and quote", () => {
  const { pathname, searchParams } = new URL(createMailLink(message));
  expect(decodeURIComponent(pathname)).toBe("harpreet@example.com");
  expect(searchParams.get("subject")).toBe("Re: Fees & hours?");
  expect(searchParams.get("body")).toBe("Dear Harpreet Kaur,\n\n\n\n> Do you come on Sundays?\n> Thank you.");
});

test("keeps an address from adding recipients", () => {
  const mail = createMailLink({ ...message, email: "a@example.com?bcc=b@example.com&x=@example.com" });
  expect([...new URL(mail).searchParams.keys()]).toEqual(["subject", "body"]);
});
