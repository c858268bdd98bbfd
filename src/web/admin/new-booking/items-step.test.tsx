import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";
import { ItemsStep } from "./items-step.tsx";
import { noErrors } from "./new-booking-request.ts";
import { emptyDraft, type NewBookingFormState } from "./use-new-booking.ts";

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json([])));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function search(word: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(testsQuery().queryKey, []);
  client.setQueryData(packagesQuery().queryKey, []);
  const formState = { draft: emptyDraft, chosenItems: [], totalPaise: 0, errors: noErrors, update: () => {} };
  render(
    <QueryClientProvider client={client}>
      <ItemsStep formState={formState as unknown as NewBookingFormState} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByRole("combobox"), { target: { value: word } });
}

test("says what the lab does not offer", async () => {
  search("ecg");
  expect(await screen.findByText("ECG is not among our tests.")).toHaveProperty("role", "status");
});

test("says that nothing is found for any other word", async () => {
  search("zzz");
  expect(await screen.findByText('Nothing is found for "zzz".')).toBeDefined();
});
