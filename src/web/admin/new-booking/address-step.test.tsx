import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { Area } from "#core/areas/pin-code.ts";
import { AddressStep } from "./address-step.tsx";
import { noErrors } from "./new-booking-request.ts";
import { servedAreasQuery } from "./queries.ts";
import { emptyPatient, type NewBookingDraft, type NewBookingFormState } from "./use-new-booking.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const newCall = {
  patientChoice: null,
  patient: emptyPatient,
  landmark: "",
  staffDetails: {},
  place: "home",
} as unknown as NewBookingDraft;

type Shown = {
  typedPhone?: string;
  place?: NewBookingDraft["place"];
  staffDetails?: NewBookingDraft["staffDetails"];
  mistakes?: NewBookingFormState["errors"]["fieldErrors"];
};

function Shown({ mistakes = {}, ...more }: Shown) {
  const [call, setCall] = useState({ ...newCall, ...more });
  const tell: NewBookingFormState["update"] = (part) =>
    setCall((before) => ({ ...before, ...(typeof part === "function" ? part(before) : part) }));
  const formState = {
    draft: call,
    joinedVisit: null,
    update: tell,
    errors: { ...noErrors, fieldErrors: mistakes },
  } as unknown as NewBookingFormState;
  return <AddressStep formState={formState} />;
}

const areas = [
  { pinCode: "141002", name: "Model Town" },
  { pinCode: "141001", name: "Civil Lines" },
];

function show(shown: Shown = {}, served: Area[] = []): HTMLDetailsElement {
  const client = new QueryClient();
  client.setQueryData(servedAreasQuery().queryKey, served);
  client.setQueryDefaults(servedAreasQuery().queryKey, { staleTime: Number.POSITIVE_INFINITY });
  const { container } = render(
    <QueryClientProvider client={client}>
      <Shown {...shown} />
    </QueryClientProvider>,
  );
  return container.querySelector("details") as HTMLDetailsElement;
}

const placesIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>("[data-place]")].map((field) => field.dataset.place);

test("keeps the note, contact and payer fields collapsed, after landmark and PIN code", () => {
  const folded = show();
  expect(folded.open).toBe(false);
  expect(placesIn(folded)).toEqual(["phlebotomistNote", "contactName", "contactPhone", "payerName", "payerPhone"]);
  const all = placesIn(document.body);
  expect(all.slice(0, 3)).toEqual(["address", "landmark", "pinCode"]);
  screen.getByLabelText(/PIN code/).focus();
  fireEvent.keyDown(screen.getByLabelText("Note to the phlebotomist"), { key: "Enter" });
  expect(document.activeElement).toBe(screen.getByLabelText("Who opens"));
});

test("keeps the input and expands the fields when one has an error", () => {
  const folded = show({
    staffDetails: { contactName: "Asha Rani" },
    mistakes: { contactPhone: "Contact Number is required" },
  });
  expect(folded.open).toBe(true);
  fireEvent.change(screen.getByLabelText("Note to the phlebotomist"), { target: { value: "Blue gate, flat 3" } });
  expect(screen.getByLabelText("Note to the phlebotomist")).toHaveProperty("value", "Blue gate, flat 3");
  expect(screen.getByLabelText("Who opens")).toHaveProperty("value", "Asha Rani");
  expect(screen.getByLabelText("Phone of who opens").getAttribute("aria-invalid")).toBe("true");
});

test("asks only for the payer at the centre", () => {
  expect(placesIn(show({ place: "centre" }))).toEqual(["payerName", "payerPhone"]);
});

test("fills in the PIN code of an area chosen by name", () => {
  show({}, areas);
  const area = screen.getByLabelText(/^Area/);
  expect([...area.querySelectorAll("option")].map(({ text }) => text)).toEqual([
    "By name",
    "Civil Lines (141001)",
    "Model Town (141002)",
  ]);
  fireEvent.change(area, { target: { value: "141002" } });
  expect(screen.getByLabelText(/PIN code/)).toHaveProperty("value", "141002");
  fireEvent.change(screen.getByLabelText(/PIN code/), { target: { value: "141001" } });
  expect(area).toHaveProperty("value", "141001");
});

test("adds a caller outside the served areas to the waitlist, with the PIN code", async () => {
  const sent = vi.fn();
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    sent(path, JSON.parse(String(body)));
    return new Response(null, { status: 204 });
  });
  show({ typedPhone: "98765 00001" }, areas);
  expect(screen.queryByRole("button", { name: "Put on the waitlist" })).toBeNull();
  fireEvent.change(screen.getByLabelText(/PIN code/), { target: { value: "110001" } });
  fireEvent.click(await screen.findByRole("button", { name: "Put on the waitlist" }));
  await waitFor(() => expect(screen.getByText(/^On the waitlist/)).toBeTruthy());
  expect(sent.mock.calls).toEqual([["/api/waitlist", { phone: "98765 00001", pinCode: "110001" }]]);
});

test("marks the step as done with an address in a served area", () => {
  show({ typedPhone: "98765 00001" }, areas);
  const isTicked = () => screen.getByRole("region").hasAttribute("data-done");
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const ticked = [isTicked()];
  type(/^House/, "  ");
  ticked.push(isTicked());
  type(/^House/, "House 9");
  ticked.push(isTicked());
  expect(ticked).toEqual([false, false, true]);
  const byPin = ["1410", "110001", "141002"].map((pinCode) => {
    type(/PIN code/, pinCode);
    return [pinCode, isTicked()];
  });
  expect(byPin).toEqual([
    ["1410", false],
    ["110001", false],
    ["141002", true],
  ]);
});

test("says while typing that the PIN code of the address is not served", async () => {
  show({ typedPhone: "" }, areas);
  fireEvent.change(screen.getByLabelText("House, street and area"), { target: { value: "Flat 9, Delhi - 110 001" } });
  expect(screen.getByText(/110001/)).toBeDefined();
  expect(await screen.findByRole("button", { name: "Put on the waitlist" })).toBeDefined();
});
