// Row 1.14
import { expect, test } from "vitest";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { joinWaitlist } from "./join-waitlist.ts";

const form = (phone: string) => {
  const data = new FormData();
  data.set("phone", phone);
  return data;
};
const createApi =
  (status: number, body: string | null = null): ApiFetch =>
  async () =>
    new Response(body, { status });
const unreachable: ApiFetch = async () => {
  throw new TypeError("Failed to fetch");
};

test("adds a phone number to the waitlist", async () => {
  expect(await joinWaitlist(createApi(204), form(" 98765 43210 "))).toEqual({ joined: true });
});

test("returns a malformed phone number as typed, with a sentence", async () => {
  expect(await joinWaitlist(unreachable, form("98"))).toEqual({
    joined: false,
    phone: "98",
    error: "Please enter a valid 10-digit phone number",
  });
});

test("shows the API's sentence about a landline without its 0", async () => {
  const problem = JSON.stringify({ errors: { phone: "Write a landline with 0 and its code." } });
  expect(await joinWaitlist(createApi(422, problem), form("16125 00123"))).toMatchObject({
    error: "Write a landline with 0 and its code.",
  });
});

test("shows the API's own message if there is one", async () => {
  const problem = JSON.stringify({ detail: "Too many attempts.", errors: {} });
  expect(await joinWaitlist(createApi(429, problem), form("9876543210"))).toMatchObject({
    error: "Too many attempts.",
  });
});

test("asks to try again after a lost connection", async () => {
  expect(await joinWaitlist(unreachable, form("9876543210"))).toMatchObject({
    joined: false,
    error: "We could not add you. Please try again.",
  });
});
