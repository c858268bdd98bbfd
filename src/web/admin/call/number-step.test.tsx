import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NumberStep } from "./number-step.tsx";
import { familyQuery } from "./queries.ts";
import { noRefusal } from "./send-call.ts";
import { type Call, type CallInHand, nobody } from "./use-call.ts";

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json({ text: "" })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Shown({ who }: { who: Call["who"] }) {
  const [call, setCall] = useState({ typed: "98765 00001", who, person: nobody, place: "home" } as unknown as Call);
  const tell: CallInHand["tell"] = (part) =>
    setCall((before) => ({ ...before, ...(typeof part === "function" ? part(before) : part) }));
  return <NumberStep hand={{ call, door: null, tell, refusal: noRefusal } as unknown as CallInHand} />;
}

function show(who: Call["who"]): HTMLElement {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(familyQuery("+919876500001").queryKey, { rows: [], next: null } as never);
  render(
    <QueryClientProvider client={client}>
      <Shown who={who} />
    </QueryClientProvider>,
  );
  return screen.getByRole("region");
}

const isTicked = (step: HTMLElement) => step.hasAttribute("data-done");

test.each([null, "new"] as const)("a caller whom the lab does not know (%s) is ticked once a name is there", (who) => {
  const step = show(who);
  expect(isTicked(step)).toBe(false);
  const name = screen.getByLabelText("Full name");
  fireEvent.change(name, { target: { value: "   " } });
  expect(isTicked(step)).toBe(false);
  fireEvent.change(name, { target: { value: "Asha Rani" } });
  expect(isTicked(step)).toBe(true);
});

test("a patient who was chosen is ticked", () => {
  expect(isTicked(show(7))).toBe(true);
});
