import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { buildBooking } from "#test/builders.ts";
import { getHintedPhone } from "#web/account/session-hints.ts";
import { sendBooking } from "#web/booking/submit/send-booking.ts";
import { PhoneVerification } from "./phone-verification.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const session = { phone: "+919811100001", patients: [] };
const refusal = { code: "proof-needed", detail: "Please confirm, or call +91 98765 43210.", permit: "1.sealed" };

test("reports that the phone must be verified, with the permit", async () => {
  const api = async () => Response.json(refusal, { status: 429 });
  expect(await sendBooking(api, buildBooking())).toEqual({
    kind: "proof-needed",
    sentence: refusal.detail,
    permit: "1.sealed",
  });
});

/** Verifies a phone where the API answers the check of the session with this status. Returns what was posted. */
async function verifyPhone({ checkStatus }: { checkStatus: number }, onProved: () => void) {
  const requests: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.method !== "POST") return Response.json(session, { status: checkStatus });
    requests.push({ path, body: JSON.parse(String(init.body)) });
    return Response.json(path === "/api/patient/login-codes" ? { ticket: "2.ticket", resendSeconds: 30 } : session);
  });
  const proof = { sentence: refusal.detail, permit: "1.sealed", phone: "9811100001" };
  render(<PhoneVerification proof={proof} onProved={onProved} />);
  expect(screen.getByRole("alert").textContent).toContain("+91 98765 43210");
  fireEvent.click(screen.getByRole("button", { name: "Send me a code" }));
  expect(await screen.findByText(/^A 6-digit code comes to \+91 98111 00001 by/)).toBeDefined();
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: "482 913" } });
  fireEvent.click(screen.getByRole("button", { name: "Confirm and book" }));
  return requests;
}

test("requests a code with the permit, and the right code sends the booking again", async () => {
  const onProved = vi.fn();
  const requests = await verifyPhone({ checkStatus: 200 }, onProved);
  await waitFor(() => expect(onProved).toHaveBeenCalledOnce());
  expect(requests).toEqual([
    { path: "/api/patient/login-codes", body: { phone: "9811100001", permit: "1.sealed" } },
    { path: "/api/patient/session", body: { phone: "9811100001", ticket: "2.ticket", code: "482 913" } },
  ]);
});

test("a browser that accepts the cookie and drops it is told what is needed, and nothing is sent again", async () => {
  const onProved = vi.fn();
  await verifyPhone({ checkStatus: 401 }, onProved);
  const sentence = await screen.findByText(/^This browser blocks cookies\./);
  expect(sentence.closest("[role=alert]")).not.toBeNull();
  expect(screen.getByRole("button", { name: "Send me a code" })).toBeDefined();
  expect(onProved).not.toHaveBeenCalled();
  expect(getHintedPhone()).toBeNull();
});
