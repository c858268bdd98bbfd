import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ThumbBar, ThumbButton } from "./thumb-bar.tsx";
import { RefusedNotice } from "./undo-button.tsx";
import { useVisitEvents, VisitEventsProvider } from "./visit-events.tsx";

type SentEvent = { id: string; at: string; kind: string };
let answers: (() => Response | Promise<Response>)[] = [];
let sent: { sentAt: string; events: SentEvent[] }[] = [];

beforeEach(() => {
  [answers, sent] = [[], []];
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (!path.endsWith("/events")) return new Response("{}");
    sent.push(JSON.parse(String(init?.body)));
    return (answers.shift() ?? accept)();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const accept = () => answerAll("stored", null);
const answerAll = (outcome: string, reason: string | null) => {
  const results = sent.at(-1)?.events.map(({ id }) => ({ id, outcome, doubtful: null, reason }));
  return new Response(JSON.stringify({ results }));
};

function openStop(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <VisitEventsProvider phlebotomist="Ravi">
          <RefusedNotice visitId={5} />
          <ThumbBar>
            <ArriveButton />
          </ThumbBar>
        </VisitEventsProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function ArriveButton() {
  const { report } = useVisitEvents();
  return <ThumbButton onClick={() => void report({ kind: "arrived", visitId: 5, data: {} })}>Arrived</ThumbButton>;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

test("an event that could not be sent goes again under the same id and time", async () => {
  answers = [() => Promise.reject(new TypeError("no line"))];
  openStop();
  await press("Arrived");
  expect(await screen.findByText("1 step is not sent")).toBeTruthy();
  await press("Send again");
  expect(await screen.findByRole("button", { name: "Arrived" })).toBeTruthy();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.events).toEqual(sent[0]?.events);
  expect(screen.queryByText("1 step is not sent")).toBeNull();
});

test("what was done is kept when the session ends, and after the sign-in it is sent", async () => {
  answers = [() => new Response(JSON.stringify({ code: "sign-in-needed" }), { status: 401 })];
  openStop();
  await press("Arrived");
  expect(await screen.findByRole("link", { name: "Sign in again" })).toHaveProperty(
    "href",
    expect.stringMatching(/\/admin\?then=%2Fcollect/),
  );
  cleanup();
  openStop();
  await press("Send again");
  expect(await screen.findByRole("button", { name: "Arrived" })).toBeTruthy();
  expect(sent[1]?.events).toEqual(sent[0]?.events);
});

test("a refused event says why at its stop, and is not sent again", async () => {
  answers = [() => answerAll("refused", "This visit is on another day.")];
  openStop();
  await press("Arrived");
  expect((await screen.findByRole("alert")).textContent).toContain("This visit is on another day.");
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
});
