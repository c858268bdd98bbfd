import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { getCurrentToast } from "#web/components/toasts/toast-store.ts";
import { clientAction } from "./login-page.tsx";
import { getHintedPhone } from "./session-hints.ts";

const session = { phone: "+919876500001", patients: [] };

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Logs in where the API answers the check of the session with this status. */
function logIn(checkStatus: number) {
  vi.stubGlobal("fetch", async (_path: string, init?: RequestInit) => {
    if (init?.method === "POST") return Response.json(session);
    return Response.json(checkStatus === 200 ? session : {}, { status: checkStatus });
  });
  const form = new FormData();
  form.set("phone", "98765 00001");
  const request = new Request("http://localhost/login", { method: "POST", body: form });
  return clientAction({ request, context: new RouterContextProvider(), params: {} } as never);
}

test("a browser that accepts the cookie and drops it is told what is needed, not that the login succeeded", async () => {
  const answer = await logIn(401);
  expect(answer).toMatchObject({ step: "phone", phone: "98765 00001" });
  expect(answer).toHaveProperty("mistake", expect.stringMatching(/^This browser blocks cookies\./));
  expect(getHintedPhone()).toBeNull();
  expect(getCurrentToast()).toBeNull();
});

test.each([200, 503])("goes to the dashboard where the check answers %i", async (status) => {
  expect(await logIn(status)).toBeInstanceOf(Response);
  expect(getHintedPhone()).toBe("+919876500001");
});
