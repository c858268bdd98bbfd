import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { buildBooking } from "#test/builders.ts";
import { sendBooking } from "#web/booking/submit/send-booking.ts";
import { PhoneVerification } from "./phone-verification.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refusal = { code: "proof-needed", detail: "Please confirm, or call +91 98765 43210.", permit: "1.sealed" };

test("reports that the phone must be verified, with the permit", async () => {
  const api = async () => Response.json(refusal, { status: 429 });
  expect(await sendBooking(api, buildBooking())).toEqual({
    kind: "proof-needed",
    sentence: refusal.detail,
    permit: "1.sealed",
  });
});

test("requests a code with the permit, and the right code sends the booking again", async () => {
  const requests: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    requests.push({ path, body: JSON.parse(String(init.body)) });
    const isCode = path === "/api/patient/login-codes";
    return Response.json(isCode ? { ticket: "2.ticket", resendSeconds: 30 } : { phone: "+919811100001", patients: [] });
  });
  const onProved = vi.fn();
  render(
    <PhoneVerification
      proof={{ sentence: refusal.detail, permit: "1.sealed", phone: "9811100001" }}
      onProved={onProved}
    />,
  );
  expect(screen.getByRole("alert").textContent).toContain("+91 98765 43210");
  fireEvent.click(screen.getByRole("button", { name: "Send me a code" }));
  fireEvent.change(await screen.findByLabelText("Code"), { target: { value: "482 913" } });
  fireEvent.click(screen.getByRole("button", { name: "Confirm and book" }));
  await waitFor(() => expect(onProved).toHaveBeenCalledOnce());
  expect(requests).toEqual([
    { path: "/api/patient/login-codes", body: { phone: "9811100001", permit: "1.sealed" } },
    { path: "/api/patient/session", body: { phone: "9811100001", ticket: "2.ticket", code: "482 913" } },
  ]);
});
