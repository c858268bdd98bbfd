import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import { dismissToast, getCurrentToast } from "#web/components/toasts/toast-store.ts";
import { CancelForm } from "./cancel-form.tsx";

const booking = { id: 7, version: 3, paymentStatus: "pending", totalAmount: "700.00" } as Booking;
const sent = vi.fn<(path: string, body: object) => Promise<Response>>();

beforeEach(() => {
  sent.mockImplementation(async () => Response.json({ ...booking, version: 4 }));
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) =>
    method === "POST" ? sent(path, JSON.parse(String(body))) : Response.json([]),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CancelForm booking={booking} onClose={() => {}} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const getButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Cancel/ });
const press = () => act(async () => void fireEvent.click(getButton()));
const pressKey = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test("a digit chooses the reason, and one request cancels the visit", async () => {
  const answer = Promise.withResolvers<Response>();
  sent.mockReturnValueOnce(answer.promise);
  expect(getButton().disabled).toBe(true);
  pressKey("2");
  expect(document.activeElement).toBe(screen.getByLabelText(/^Not at home/));
  await press();
  await press();
  await act(async () => answer.resolve(Response.json({ ...booking, version: 4 })));
  expect(sent.mock.calls).toEqual([["/api/bookings/7/cancel", { reason: "not-at-home", version: 3 }]]);
  expect(getCurrentToast()?.title).toBe("Visit cancelled");
});

test("another reason needs a note, which is asked for at its field and stays when the server refuses", async () => {
  pressKey("5");
  await press();
  const note = screen.getByLabelText<HTMLInputElement>(/^What was said/);
  expect(screen.getByText("Please say in a few words why.")).toBeDefined();
  expect(document.activeElement).toBe(note);
  expect(sent).not.toHaveBeenCalled();
  await act(async () => void fireEvent.input(note, { target: { value: " Moved away " } }));
  expect(screen.queryByText("Please say in a few words why.")).toBeNull();
  sent.mockResolvedValueOnce(Response.json({ detail: "The sample is in the lab." }, { status: 409 }));
  await press();
  expect(sent.mock.calls[0]?.[1]).toEqual({ reason: "other", note: "Moved away", version: 3 });
  expect(getCurrentToast()?.text).toBe("The sample is in the lab.");
  expect(note.value).toBe(" Moved away ");
});
