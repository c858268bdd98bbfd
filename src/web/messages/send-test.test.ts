// Row 8.28
import { expect, test } from "vitest";
import type { ApiFetch } from "#web/context.ts";
import { sendTest } from "./send-test.ts";

const answering =
  (status: number, body: unknown): ApiFetch =>
  async () =>
    new Response(JSON.stringify(body), { status });
const link = "https://wa.me/919876543210?text=Hello";

test.each([
  [
    { success: true, message: "", directSent: true, whatsappUrl: link },
    { kind: "sent", whatsappUrl: link },
  ],
  [
    { success: true, message: "Open the chat.", directSent: false, whatsappUrl: link },
    { kind: "link", sentence: "Open the chat.", whatsappUrl: link },
  ],
  [{ success: true, message: "", directSent: false, whatsappUrl: null }, { kind: "unknown" }],
  [
    { success: false, message: "Blocked (63024)", directSent: false, whatsappUrl: link },
    { kind: "refused", message: "Blocked (63024)", whatsappUrl: link },
  ],
  [{ success: false }, { kind: "refused", message: "", whatsappUrl: null }],
  [{ success: true }, { kind: "unknown" }],
  [{}, { kind: "refused", message: "", whatsappUrl: null }],
])("the answer %j is told as %j", async (answer, result) => {
  expect(await sendTest(answering(200, answer), "9876543210")).toEqual(result);
});

test("too many messages are told in the server's words", async () => {
  const result = await sendTest(answering(429, { detail: "Too many messages from here." }), "9876543210");
  expect(result).toEqual({ kind: "refused", message: "Too many messages from here.", whatsappUrl: null });
});

test("an answer without words has none", async () => {
  expect(await sendTest(answering(500, "broken"), "9876543210")).toMatchObject({ kind: "refused", message: "" });
});

test("a server that cannot be reached is told as such, and an ended session is left to the gate", async () => {
  const unreachable: ApiFetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await sendTest(unreachable, "9876543210")).toEqual({ kind: "unreachable" });
  await expect(sendTest(answering(401, {}), "9876543210")).rejects.toThrow("401");
});
