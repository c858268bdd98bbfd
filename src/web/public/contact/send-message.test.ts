// Rows 5.23, 7.39
import { expect, test } from "vitest";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { sendMessage } from "./send-message.ts";

const typed = {
  name: "Harpreet Kaur",
  email: "harpreet@nabz.example",
  phone: "98765 43210",
  subject: "Thyroid test",
  message: "Do I have to fast before the thyroid test?",
};

function form(changes: Partial<typeof typed> & { website?: string } = {}): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries({ ...typed, website: "", ...changes })) data.set(field, value);
  return data;
}

const createApi =
  (status: number, body: unknown = null): ApiFetch =>
  async () =>
    new Response(body === null ? null : JSON.stringify(body), { status });
const unreachable: ApiFetch = async () => {
  throw new TypeError("Failed to fetch");
};

test("sends a message with the honeypot field", async () => {
  const sent: unknown[] = [];
  const api: ApiFetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 204 });
  };
  expect(await sendMessage(api, form())).toEqual({ sent: true });
  expect(sent).toEqual([{ ...typed, website: "" }]);
});

// Rows 5.22, 5.24, 5.25, 5.26
test.each([
  ["name", "H", "Name must be at least 2 characters."],
  ["email", "harpreet", "Please enter a valid email address."],
  ["phone", "98765", "Please enter a valid phone number."],
  ["subject", "T", "Subject must be at least 2 characters."],
  ["message", "Hello", "Message must be at least 10 characters."],
])("returns a wrong %s with its own message and the input", async (field, value, sentence) => {
  const answer = await sendMessage(unreachable, form({ [field]: value }));
  expect(answer).toEqual({
    sent: false,
    values: { ...typed, [field]: value },
    mistakes: { [field]: sentence },
    sentence: null,
  });
});

test("shows the server's mistakes at their fields", async () => {
  const rejection = { detail: "Not accepted.", errors: { phone: "Please enter a valid phone number." } };
  expect(await sendMessage(createApi(422, rejection), form())).toMatchObject({
    sent: false,
    mistakes: { phone: "Please enter a valid phone number." },
    sentence: "Please look at the fields marked below.",
  });
});

// Row 2.161
test("shows the server's message after too many messages", async () => {
  expect(await sendMessage(createApi(429, { detail: "Please wait a while." }), form())).toMatchObject({
    sent: false,
    mistakes: {},
    sentence: "Please wait a while.",
  });
});

test("keeps the input after a lost connection", async () => {
  const answer = await sendMessage(unreachable, form());
  expect(answer).toMatchObject({ sent: false, values: typed, mistakes: {} });
  expect(answer).toHaveProperty("sentence", expect.stringContaining("Please try again."));
});

test("returns a message that is too large for the server, with the server's sentence", async () => {
  const tooLarge = { detail: "This is too much to send at once.", code: "too-large" };
  const answer = await sendMessage(createApi(413, tooLarge), form());
  expect(answer).toEqual({ sent: false, values: typed, mistakes: {}, sentence: "This is too much to send at once." });
});
