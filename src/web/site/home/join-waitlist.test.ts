// Row 1.14
import { expect, test } from "vitest";
import type { ApiFetch } from "#web/context.ts";
import { joinWaitlist } from "./join-waitlist.ts";

const form = (phone: string) => {
  const data = new FormData();
  data.set("phone", phone);
  return data;
};
const answering =
  (status: number, body: string | null = null): ApiFetch =>
  async () =>
    new Response(body, { status });
const unreachable: ApiFetch = async () => {
  throw new TypeError("Failed to fetch");
};

test("a phone number joins the waitlist", async () => {
  expect(await joinWaitlist(answering(204), form(" 98765 43210 "))).toEqual({ joined: true });
});

test("what is no phone number comes back as it was typed, with a sentence", async () => {
  expect(await joinWaitlist(unreachable, form("98"))).toEqual({
    joined: false,
    phone: "98",
    error: "Please enter a valid 10-digit phone number",
  });
});

test("the API's own sentence is shown where it gives one", async () => {
  const refusal = JSON.stringify({ detail: "Too many attempts.", errors: {} });
  expect(await joinWaitlist(answering(429, refusal), form("9876543210"))).toMatchObject({
    error: "Too many attempts.",
  });
});

test("a lost connection asks to try again", async () => {
  expect(await joinWaitlist(unreachable, form("9876543210"))).toMatchObject({
    joined: false,
    error: "We could not add you. Please try again.",
  });
});
