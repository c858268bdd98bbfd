import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Thread, ThreadEntry } from "#core/messages/conversations/schema.ts";
import { threadQuery } from "./queries.ts";
import { ThreadView } from "./thread-view.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const key = "+919876543001";
const at = "2026-11-23T04:00:00.000Z";
const handled = { handledAt: null, handledBy: null };
const inbound: ThreadEntry = {
  ...{ source: "inbound", id: 1, at, body: "Where is my report?", ...handled, kind: "other", isWaiting: true },
};
const sent: ThreadEntry = {
  ...{ source: "outbox", id: 7, at, body: "Your report is ready", kind: "report-ready", channel: "whatsapp" },
  ...{ state: "delivered", stateAt: at, failure: null, tries: 1, bookingId: null },
};
const empty: Thread = {
  ...{ key, phone: key, entries: [], isCut: false, patients: [], nextVisit: null, optOuts: [], replyUntil: null },
};

beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => undefined)));

function show(changes: Partial<Thread>): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(threadQuery(key).queryKey, { ...empty, ...changes });
  const router = createMemoryRouter([{ path: "/", element: <ThreadView threadKey={key} titleId="title" /> }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const getReply = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Reply" });

test("shows messages of both sides by day, and what became of each", () => {
  const failed = {
    ...sent,
    id: 8,
    state: "failed",
    failure: "Not on WhatsApp",
    at: "2026-11-24T04:00:00.000Z",
  } as const;
  show({ entries: [inbound, sent, failed] });
  const texts = screen.getAllByRole("article").map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/Where is my report\?9:30 AMwaits/);
  expect(texts[1]).toMatch(/Report ready, WhatsApp.*Delivered/);
  expect(texts[2]).toMatch(/Not on WhatsApp/);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Mon 23 Nov",
    "Tue 24 Nov",
    "Patients of this phone",
    "Next visit",
  ]);
  expect(screen.getByRole("button", { name: "Send again" })).toBeTruthy();
});

test("says who answered a message, and that one of a button was handled by itself", () => {
  const ate: ThreadEntry = { ...inbound, id: 2, body: "I ate", kind: "ate", isWaiting: false, handledAt: at };
  show({ entries: [ate, { ...ate, id: 3, handledBy: "admin owner" }] });
  const [automatic, answered] = screen.getAllByRole("article").map(({ textContent }) => textContent);
  expect(automatic).toContain("Handled automatically, 23 Nov 2026, 09:30 AM");
  expect(automatic).not.toContain("Answered");
  expect(answered).toContain("Answered 23 Nov 2026, 09:30 AM, by owner");
});

test("offers a kept message for the staff's own WhatsApp", () => {
  show({ entries: [{ ...sent, state: "kept" }] });
  const link = screen.getByRole("link", { name: /Send by my WhatsApp/ });
  expect(link.getAttribute("href")).toBe("https://wa.me/919876543001?text=Your%20report%20is%20ready");
});

test("fills a ready answer in, by a press or a digit, and keeps it editable", () => {
  show({ entries: [inbound] });
  fireEvent.click(screen.getByRole("button", { name: /We call you/ }));
  expect(getReply().value).toBe("Hello, we have your message and call you today.");
  getReply().blur();
  fireEvent.keyDown(document.body, { key: "2" });
  expect(getReply().value).toContain("Which day and hour suit you?");
});

test("without a reply window opens the staff's own WhatsApp with the text", () => {
  show({ entries: [inbound] });
  fireEvent.change(getReply(), { target: { value: "It is ready" } });
  const link = screen.getByRole("link", { name: /^My WhatsApp/ });
  expect(link.getAttribute("href")).toBe("https://wa.me/919876543001?text=It%20is%20ready");
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
});

test("sends a reply once by the lab's WhatsApp, with the same key for a repeated try", async () => {
  const bodies: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, init?: RequestInit) => {
    if (init?.method === "POST") bodies.push(String(init.body));
    return new Response("{}", { status: 500 });
  });
  show({ entries: [inbound], replyUntil: "2026-11-24T04:00:00.000Z" });
  const send = screen.getByRole("button", { name: /^Send/ });
  fireEvent.click(send);
  fireEvent.change(getReply(), { target: { value: "It is ready" } });
  fireEvent.keyDown(getReply(), { key: "Enter", ctrlKey: true });
  await vi.waitFor(() => expect(send.getAttribute("aria-disabled")).toBe("false"));
  fireEvent.click(send);
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[0]).toBe(bodies[1]);
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ body: "It is ready" });
  expect(getReply().value).toBe("It is ready");
});

test("says that a phone opted out, and offers no reply", () => {
  show({ entries: [inbound], optOuts: [{ since: at, source: "stop", patientName: null }] });
  expect(screen.getByText(/This phone asked for no more messages/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("names the patients of the phone, where each report is, and the next visit", () => {
  const latest = {
    ...{
      id: 3,
      code: "BK-00000003",
      status: "testing_in_progress",
      bookingDate: "2026-11-25",
      bookingTime: "09:00 AM",
    },
    ...{ place: "home" as const, itemNames: ["CBC"], reportReleasedAt: null },
  };
  const patient = { id: 1, name: "Kuldeep Mann", age: 62, exactAge: null, gender: "male" } as const;
  show({
    patients: [
      { ...patient, latest: latest },
      { ...patient, id: 2, name: "Asha Mann", latest: null },
    ],
    nextVisit: { ...latest, patientName: "Kuldeep Mann" },
  });
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).toMatch(/Kuldeep Mann62 M.*CBC/);
  expect(
    within(first as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("/admin?booking=3");
  expect(second?.textContent).toContain("No booking yet");
  expect(screen.getByRole("link", { name: "Open BK-00000003: Wed 25 Nov, 9:00 AM" })).toBeTruthy();
});
