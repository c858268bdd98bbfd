// Row 8.28
import { expect, test } from "vitest";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { requestTestMessage } from "./request-test-message.ts";

const createApi =
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
])("maps the response %j to %j", async (answer, result) => {
  expect(await requestTestMessage(createApi(200, answer), "9876543210")).toEqual(result);
});

test("shows the server's message after too many messages", async () => {
  const result = await requestTestMessage(createApi(429, { detail: "Too many messages from here." }), "9876543210");
  expect(result).toEqual({ kind: "refused", message: "Too many messages from here.", whatsappUrl: null });
});

test("has no sentence for a response without one", async () => {
  expect(await requestTestMessage(createApi(500, "broken"), "9876543210")).toMatchObject({
    kind: "refused",
    message: "",
  });
});

test("reports an unreachable server, and leaves an ended session to the sign-in screen", async () => {
  const unreachable: ApiFetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await requestTestMessage(unreachable, "9876543210")).toEqual({ kind: "unreachable" });
  await expect(requestTestMessage(createApi(401, {}), "9876543210")).rejects.toThrow("401");
});
