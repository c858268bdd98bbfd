import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OptOut } from "#core/bookings/opt-out-schema.ts";
import { sentences } from "#core/i18n/en.ts";
import { phoneOptOutsQuery } from "#web/admin/bookings/opt-out-notice.tsx";
import { phoneCountryQuery } from "#web/booking/phone-country-query.ts";
import { CallerStep } from "./caller-step.tsx";
import { noErrors } from "./new-booking-request.ts";
import { callerPatientsQuery } from "./queries.ts";
import { emptyPatient, type NewBookingDraft, type NewBookingFormState } from "./use-new-booking.ts";

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json([])));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Shown({ who }: { who: NewBookingDraft["patientChoice"] }) {
  const [call, setCall] = useState({
    typedPhone: "98765 00001",
    patientChoice: who,
    patient: emptyPatient,
    place: "home",
  } as unknown as NewBookingDraft);
  const tell: NewBookingFormState["update"] = (part) =>
    setCall((before) => ({ ...before, ...(typeof part === "function" ? part(before) : part) }));
  return (
    <CallerStep
      formState={{ draft: call, joinedVisit: null, update: tell, errors: noErrors } as unknown as NewBookingFormState}
    />
  );
}

function show(who: NewBookingDraft["patientChoice"], rows: object[] = [], optOuts: OptOut[] = []): HTMLElement {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(callerPatientsQuery("9876500001", null).queryKey, { rows, next: null } as never);
  client.setQueryData(phoneCountryQuery("+919876500001").queryKey, { code: "IN", country: "India", localTime: "" });
  client.setQueryData(phoneCountryQuery("+19876500001").queryKey, { code: "CA", country: "Canada", localTime: "" });
  client.setQueryData(phoneOptOutsQuery("+919876500001").queryKey, optOuts);
  render(
    <QueryClientProvider client={client}>
      <Shown who={who} />
    </QueryClientProvider>,
  );
  return screen.getByRole("region");
}

const isTicked = (step: HTMLElement) => step.hasAttribute("data-done");

test.each([null, "new"] as const)("marks an unknown caller (%s) as done once there is a name", (who) => {
  const step = show(who);
  expect(isTicked(step)).toBe(false);
  const name = screen.getByLabelText("Full name");
  fireEvent.change(name, { target: { value: "   " } });
  expect(isTicked(step)).toBe(false);
  fireEvent.change(name, { target: { value: "Asha Rani" } });
  expect(isTicked(step)).toBe(true);
});

test("asks for a landline's 0 while it is typed", () => {
  show(null);
  const phone = screen.getByLabelText<HTMLInputElement>("Phone");
  fireEvent.change(phone, { target: { value: "161 2500123" } });
  expect(screen.getByText(sentences.bookingForm["booking-phone-ambiguous"])).toBeDefined();
  fireEvent.change(phone, { target: { value: "0161 2500123" } });
  expect(screen.queryByText(/Write a landline/)).toBeNull();
});

test("says that the caller's phone gets no messages, or none about the chosen patient", () => {
  const optOut = { since: "2026-11-24T04:00:00.000Z", source: "stop", patientId: null } as const;
  show(null, [], [optOut]);
  expect(screen.getByText("No messages since 24 Nov 2026 (STOP).")).toBeDefined();
  cleanup();
  const ofPatient = { ...optOut, source: "not-me", patientId: 7 } as const;
  show(8, [], [ofPatient]);
  expect(screen.queryByText(/No messages/)).toBeNull();
  cleanup();
  show(7, [], [ofPatient]);
  expect(screen.getByText("No messages about this patient since 24 Nov 2026 (Not me).")).toBeDefined();
});

test("marks a chosen patient as done", () => {
  expect(isTicked(show(7))).toBe(true);
});

const createPatient = (id: number, name: string, phone: string) => ({
  ...{ id, name, phone, email: "", address: "", age: null, exactAge: null, gender: null },
  ...{ createdAt: "", bookings: 0, lastVisit: null, nextVisit: null },
});

test("shows the patients of two countries with the same digits, and lets staff choose", async () => {
  show(null, [createPatient(1, "Asha Gill", "+19876500001"), createPatient(2, "Ravi Gill", "+919876500001")]);
  const phone = screen.getByLabelText<HTMLInputElement>("Phone");
  const [indian, canadian, other] = screen.getAllByRole("button");
  expect(indian?.textContent).toContain("Ravi Gill+91 98765 00001, India");
  expect(canadian?.textContent).toContain("Asha Gill+19876500001, Canada");
  expect(other?.textContent).toContain("New patient with +91 98765 00001");
  fireEvent.keyDown(phone, { key: "Enter" });
  expect(document.activeElement).toBe(indian);
  expect(isTicked(screen.getByRole("region"))).toBe(false);
  fireEvent.click(canadian as HTMLElement);
  expect(phone.value).toBe("+19876500001");
  expect(isTicked(screen.getByRole("region"))).toBe(true);
});

test("keeps the list of the typed digits after a choice, so that another can be chosen", () => {
  show(null, [
    createPatient(1, "Asha Gill", "+19876500001"),
    createPatient(2, "Ravi Gill", "+919876500001"),
    createPatient(3, "Mohan Gill", "+19876500001"),
  ]);
  const phone = screen.getByLabelText<HTMLInputElement>("Phone");
  const listed = () => screen.getAllByRole("button").map(({ textContent }) => textContent?.match(/[A-Z]\w+/)?.[0]);
  const all = ["Ravi", "Asha", "Mohan", "New"];
  expect(listed()).toEqual(all);
  for (const [name, number] of [
    ["Mohan Gill", "+19876500001"],
    ["Ravi Gill", "98765 00001"],
    ["Asha Gill", "+19876500001"],
  ] as const) {
    fireEvent.click(screen.getByRole("button", { name: new RegExp(name) }));
    expect([phone.value, listed()]).toEqual([number, all]);
    expect(screen.getByRole("button", { pressed: true }).textContent).toContain(name);
  }
  fireEvent.click(screen.getByRole("button", { name: /New patient/ }));
  expect([phone.value, listed()]).toEqual(["98765 00001", all]);
  fireEvent.change(phone, { target: { value: "98765" } });
  expect(screen.queryAllByRole("button", { name: /Gill/ })).toEqual([]);
});

test("shows no number beside patients who share the typed one", () => {
  show(null, [createPatient(2, "Ravi Gill", "+919876500001")]);
  expect(screen.getByRole("button", { name: /Ravi Gill/ }).textContent).not.toContain("98765");
  fireEvent.keyDown(screen.getByLabelText("Phone"), { key: "Enter" });
  expect(isTicked(screen.getByRole("region"))).toBe(true);
});
