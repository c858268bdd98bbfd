import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import type { ErasurePlan } from "#core/erasure/schema.ts";
import { dismissToast, getCurrentToast } from "#web/components/toasts/toast-store.ts";
import EraseForm from "./erase-form.tsx";

const patient = { id: 7, name: "Harpreet Kaur" } as ListedPatient;
const plan: ErasurePlan = {
  patientId: 7,
  name: "Harpreet Kaur",
  seen: "first",
  isPhoneOwn: false,
  sharesPhoneWith: [{ patientId: 8, name: "Navdeep Kaur" }],
  erasedAt: null,
  toSettle: [],
  goes: {
    patient: 1,
    bookings: 2,
    contactData: 1,
    notes: 0,
    reports: 0,
    messages: 31,
    inboundMessages: 0,
    optOuts: 0,
    contactMessages: 0,
    waitlist: 0,
    signIn: 0,
    othersVisits: 0,
  },
  stays: {
    bills: [
      { bookingId: 3, code: "BK-3", totalAmount: "1299.00", name: "Harpreet Kaur", until: "2035-03-31" },
      { bookingId: 4, code: "BK-4", totalAmount: "300.00", name: "Parveen Kaur", until: "2034-03-31" },
      { bookingId: 5, code: "BK-5", totalAmount: "500.00", name: "Harpreet Kaur", until: "2035-03-31" },
    ],
    reports: [
      { bookingId: 3, reportId: 5, until: "2029-03-11" },
      { bookingId: 3, reportId: 6, until: "2031-03-11" },
    ],
    signIn: 2,
  },
};

const sent = vi.fn<(path: string, body: object) => Promise<Response>>();
const planned = vi.fn<() => ErasurePlan>();
const [closed, erased] = [vi.fn(), vi.fn()];

beforeEach(() => {
  planned.mockReturnValue(plan);
  sent.mockImplementation(async () => Response.json({ ...plan, erasedAt: "2026-11-24T04:00:00.000Z" }));
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) =>
    method === "POST" ? sent(path, JSON.parse(String(body))) : Response.json(planned()),
  );
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function show(): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <EraseForm patient={patient} onClose={closed} onErased={erased} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText("Erase Harpreet Kaur");
}

const getReason = () => screen.getByLabelText<HTMLSelectElement>(/^Why/);
const getName = () => screen.getByLabelText<HTMLInputElement>(/^Write the patient's name/);
const press = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Erase for good" })));
const fill = (reason: string, name: string) =>
  act(async () => {
    fireEvent.change(getReason(), { target: { value: reason } });
    fireEvent.input(getName(), { target: { value: name } });
  });
const listRows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("shows what goes and what stays until when, leaving out what there is none of", async () => {
  await show();
  expect(listRows()).toEqual([
    "Name, phone, address, age",
    "Bookings2",
    "Contact data in bookings that stay1",
    "Messages to them31",
    "2 bills, ₹1,799in the name of Harpreet Kaur, until 31 Mar 2035",
    "1 bill, ₹300in the name of Parveen Kaur, until 31 Mar 2034",
    "2 reportswithout a name in any list, until 11 Mar 2031",
    "Sign-in of the phone: it is that of Navdeep Kaur too",
    "Audit log, with a number in place of the name",
  ]);
});

test("a booking that is still open is settled first: its link stands there, and no button erases", async () => {
  planned.mockReturnValue({ ...plan, toSettle: [{ bookingId: 9, code: "BK-9", bookingDate: "2026-11-28" }] });
  await show();
  expect(screen.getByRole("link", { name: /BK-9/ }).getAttribute("href")).toBe("/admin?booking=9");
  expect(screen.queryByRole("button", { name: "Erase for good" })).toBeNull();
});

test("erases once with a reason and the typed name", async () => {
  await show();
  await press();
  expect(screen.getByText("Please choose why.")).toBeDefined();
  expect(screen.getByText("Please write the name as it stands above.")).toBeDefined();
  expect(document.activeElement).toBe(getReason());
  expect(sent).not.toHaveBeenCalled();
  await fill("patient-asked", " Harpreet Kaur ");
  await press();
  const request = { reason: "patient-asked", name: "Harpreet Kaur", seen: "first" };
  expect(sent.mock.calls).toEqual([["/api/patients/7/erasure", request]]);
  expect(getCurrentToast()?.title).toBe("Harpreet Kaur is erased");
  expect(erased).toHaveBeenCalledOnce();
});

test("says at its field that another name was typed, and keeps what was typed", async () => {
  await show();
  await fill("patient-asked", "Harpreet");
  const detail = "This is not the patient's name.";
  sent.mockResolvedValueOnce(Response.json({ detail, errors: { name: detail } }, { status: 422 }));
  await press();
  expect(screen.getByText(detail)).toBeDefined();
  expect(document.activeElement).toBe(getName());
  expect(getName().value).toBe("Harpreet");
  expect(erased).not.toHaveBeenCalled();
});

test("shows the new plan where the data has changed meanwhile, and sends that one next", async () => {
  await show();
  await fill("guardian-asked", "Harpreet Kaur");
  planned.mockReturnValue({ ...plan, seen: "second", goes: { ...plan.goes, messages: 32 } });
  const problem = { code: "changed-meanwhile", detail: "Please look at it again." };
  sent.mockResolvedValueOnce(Response.json(problem, { status: 409 }));
  await press();
  expect(await screen.findByText("Please look at it again.")).toBeDefined();
  expect(listRows()).toContain("Messages to them32");
  await press();
  expect(sent.mock.calls.at(-1)?.[1]).toMatchObject({ seen: "second", name: "Harpreet Kaur" });
});
