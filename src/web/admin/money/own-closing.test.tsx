import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CashMove, DayClosings, PersonClosing } from "#core/money/closings/schema.ts";
import { dismissToast, getCurrentToast } from "#web/components/toasts/toast-store.ts";
import { OwnClosing } from "./own-closing.tsx";
import { closingsQuery } from "./queries.ts";

const day = "2026-11-27";
const ravi = { id: "ravi", name: "Ravi Kumar" };
const open: PersonClosing = {
  ...{ person: ravi, isOwn: true, day, status: "open", id: null, version: null, countedAt: null, count: null },
  ...{ acceptedAt: null, acceptedBy: null, canAccept: false, needsClosing: true },
  ...{ canCount: true, obstacle: null },
};
const count = {
  ...{ carried: "1000.00", taken: "4655.00", late: "0.00", received: "0.00", given: "0.00", kept: "0.00" },
  ...{ expected: "5655.00", counted: "5605.00", difference: "-50.00", reason: null, notes: null },
};
const counted: PersonClosing = {
  ...{ ...open, status: "counted", id: 4, version: 1, countedAt: "2026-11-27T07:42:00.000Z" },
  count: { ...count, counted: "5655.00", difference: "0.00" },
};
const short = { status: 409, body: { code: "ask-first", detail: "₹50 less", questions: [], count } };

function toClosings(closing: PersonClosing): DayClosings {
  return { day, people: [closing], moves: [], settlements: null, drawer: null, colleagues: [] };
}

type Answer = { status?: number; body: object };
const sent = vi.fn<(body: Record<string, unknown>) => Answer>();
let client: QueryClient;

beforeEach(() => {
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit = {}) => {
    const answer = sent(body ? JSON.parse(String(body)) : {});
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
});
afterEach(() => {
  cleanup();
  dismissToast();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Shown() {
  const { data } = useQuery(closingsQuery(day));
  const closing = data?.people[0];
  return data && closing && <OwnClosing closings={data} closing={closing} place="page" />;
}

function show(closing: PersonClosing = open, closings: Partial<DayClosings> = {}): void {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const { queryKey } = closingsQuery(day);
  client.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData(queryKey, { ...toClosings(closing), ...closings });
  vi.spyOn(client, "invalidateQueries").mockResolvedValue();
  const router = createMemoryRouter([{ path: "*", element: <Shown /> }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const receive = (closing: PersonClosing) =>
  act(async () => void client.setQueryData(closingsQuery(day).queryKey, toClosings(closing)));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const pressKey = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
const getValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

/** 7 × 500, 6 × 200, 7 × 100, 3 × 50, 2 × 20, 1 × 10 and ₹5. */
function typeNotes(): void {
  const notes = { 500: "7", 200: "6", 100: "7", 50: "3", 20: "2", 10: "1" };
  for (const [value, number] of Object.entries(notes)) type(`Notes of ₹${value}`, number);
  type("Coins, rupees", "5");
}

test("the notes and coins add up on the button, and are sent with their sum", async () => {
  sent.mockReturnValue(short);
  show();
  typeNotes();
  await press("I counted ₹5,605");
  expect(sent).toHaveBeenCalledWith({
    ...{ day, version: 0, counted: "5605.00" },
    notes: { 500: 7, 200: 6, 100: 7, 50: 3, 20: 2, 10: 1, coins: 5 },
  });
});

test("a press or an arrow key is one note more or less", async () => {
  show();
  await press("One note of ₹200 more");
  await press("One note of ₹200 more");
  await press("One note of ₹200 less");
  fireEvent.keyDown(screen.getByLabelText("Notes of ₹50"), { key: "ArrowUp" });
  expect(screen.getByRole("button", { name: "I counted ₹250" })).toBeTruthy();
});

test("letters among the notes are named, and nothing is sent", async () => {
  show();
  type("Notes of ₹500", "5O");
  await press("I counted");
  expect(screen.getByText("Please type whole numbers, without letters.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Notes of ₹500"));
  expect(sent).not.toHaveBeenCalled();
});

test("only the sum is counted if the person wants it so, also the next time", async () => {
  sent.mockReturnValue(short);
  show();
  fireEvent.click(screen.getByLabelText("Only the sum"));
  type("All your cash, rupees", "5,605");
  await press("I counted ₹5,605");
  expect(sent).toHaveBeenCalledWith({ day, version: 0, counted: "5605.00" });
  cleanup();
  show();
  expect(screen.getByLabelText<HTMLInputElement>("Only the sum").checked).toBe(true);
});

test("what should be there is not on the page before the count", () => {
  show();
  expect(screen.queryByText("Should be there")).toBeNull();
});

test("a difference is shown large, and its reason is chosen by a digit", async () => {
  sent.mockReturnValue(short);
  show();
  typeNotes();
  await press("I counted ₹5,605");
  expect(screen.getByRole("heading", { name: "₹50 short" })).toBeTruthy();
  await pressKey("2");
  sent.mockReturnValue({
    body: toClosings({ ...counted, count: { ...count, reason: "A patient paid less than I typed" } }),
  });
  await press("Hand over ₹5,605");
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({ counted: "5605.00", reason: "A patient paid less than I typed" }),
  );
  expect(screen.getByRole("heading", { name: "Hand over your cash" })).toBeTruthy();
});

test("another reason needs its words, in which a digit is a digit", async () => {
  sent.mockReturnValue(short);
  show();
  await press("I counted ₹0");
  await press("Hand over ₹5,605");
  expect(screen.getByText("Please choose what happened.")).toBeTruthy();
  await pressKey("6");
  await press("Hand over ₹5,605");
  expect(screen.getByText("Please say in a few words what happened.")).toBeTruthy();
  expect(sent).toHaveBeenCalledTimes(1);
  const words = screen.getByLabelText("What happened, in a few words");
  words.focus();
  await pressKey("1");
  fireEvent.change(words, { target: { value: "1 note fell into the canal" } });
  await press("Hand over ₹5,605");
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ reason: "1 note fell into the canal" }));
});

test("a count that fits is stored; what is kept as change is not handed over", async () => {
  sent.mockReturnValue({ body: toClosings(counted) });
  show();
  await press("I counted ₹0");
  expect(screen.getByRole("heading", { name: "₹5,655: it fits" })).toBeTruthy();
  type(/^Kept as change for tomorrow/, "655");
  sent.mockReturnValue({
    body: toClosings({ ...counted, version: 2, count: { ...counted.count, kept: "655.00" } as never }),
  });
  await press("Hand over ₹5,000");
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ version: 1, counted: "5655.00", kept: "655" }));
  expect(screen.getByText("You keep ₹655 as change.")).toBeTruthy();
});

test("a count that fits is handed over without being sent again", async () => {
  sent.mockReturnValue({ body: toClosings(counted) });
  show();
  await press("I counted ₹0");
  await press("Hand over ₹5,655");
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("heading", { name: "Hand over your cash" })).toBeTruthy();
});

test("more than was counted cannot be kept", async () => {
  sent.mockReturnValue({ body: toClosings(counted) });
  show();
  await press("I counted ₹0");
  type(/^Kept as change for tomorrow/, "6000");
  await press("Hand over ₹5,655");
  expect(screen.getByText("You cannot keep more than you counted.")).toBeTruthy();
  expect(sent).toHaveBeenCalledTimes(1);
});

test("what was typed stays after an error, and when the data is loaded anew", async () => {
  sent.mockReturnValue({ status: 500, body: { code: "internal" } });
  show();
  typeNotes();
  await press("I counted ₹5,605");
  expect(screen.getByRole("alert").textContent).toContain("What you typed is still here");
  expect(getValue("Notes of ₹500")).toBe("7");
  await receive({ ...open });
  expect([getValue("Notes of ₹200"), getValue("Coins, rupees")]).toEqual(["6", "5"]);
});

test("a count made on another device is shown instead of one's own, with the API's sentence", async () => {
  sent.mockReturnValue({
    status: 409,
    body: { code: "changed-meanwhile", detail: "This cash was counted on another device meanwhile." },
  });
  show();
  typeNotes();
  await press("I counted ₹5,605");
  await receive(counted);
  expect(getCurrentToast()?.text).toBe("This cash was counted on another device meanwhile.");
  expect(await screen.findByText("You counted ₹5,655")).toBeTruthy();
  await press("Count again");
  expect(getValue("Notes of ₹500")).toBe("7");
});

test("the page shows by itself that the cash was accepted", async () => {
  show(counted);
  expect(screen.queryByText("The day is closed", { selector: "b" })).toBeNull();
  await receive({
    ...{ ...counted, status: "accepted", acceptedAt: "2026-11-27T07:50:00.000Z" },
    acceptedBy: { id: "harleen", name: "Harleen Gill" },
  });
  expect(await screen.findByText("The day is closed", { selector: "b" })).toBeTruthy();
  expect(screen.getByText(/^Accepted by Harleen Gill/)).toBeTruthy();
});

test("a day that is closed without cash of one's own has no counter", () => {
  show({ ...open, needsClosing: false, canCount: false });
  expect(screen.getByText("This day is closed, without cash of yours.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^I counted/ })).toBeNull();
});

test("a day before that is still open is linked instead of the counter", () => {
  show({ ...open, canCount: false, obstacle: { kind: "earlier-day", day: "2026-11-26" } });
  expect(screen.getByRole("link", { name: "Count Thu 26 Nov" }).getAttribute("href")).toBe(
    "/admin/money?show=closings&day=2026-11-26",
  );
  expect(screen.queryByRole("button", { name: /^I counted/ })).toBeNull();
});

test("cash on its way is named instead of the counter, and can be taken back", async () => {
  sent.mockReturnValue({ body: { id: 9, status: "refused" } });
  const move: CashMove = {
    ...{ id: 9, kind: "handover", from: ravi, to: { id: "harleen", name: "Harleen Gill" }, amount: "200.00" },
    ...{ reason: null, at: "2026-11-27T07:00:00.000Z", status: "under-way", canAccept: false, canRefuse: true },
  };
  show({ ...open, canCount: false, obstacle: { kind: "move", moveId: 9 } }, { moves: [move] });
  expect(screen.getByText("₹200 are on their way")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^I counted/ })).toBeNull();
  await press("Take back ₹200");
  expect(getCurrentToast()?.title).toBe("₹200 not accepted");
});

test("too much has reasons of its own", async () => {
  sent.mockReturnValue({ status: 409, body: { ...short.body, count: { ...count, difference: "50.00" } } });
  show();
  typeNotes();
  await press("I counted ₹5,605");
  expect(screen.getByText("I gave too little change")).toBeTruthy();
  expect(screen.queryByText("I gave too much change")).toBeNull();
});

test("the owner counts what an account has left, all of which is handed over", async () => {
  sent.mockReturnValue(short);
  show({ ...open, isOwn: false });
  typeNotes();
  await press("I counted ₹5,605");
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ personId: "ravi", counted: "5605.00" }));
  expect(screen.getByText("I gave too much change")).toBeTruthy();
  expect(screen.queryByLabelText(/Kept as change/)).toBeNull();
});
