import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { meQuery } from "./queries.ts";
import { useTold } from "./use-told.ts";

afterEach(cleanup);

const promise = "The patient will be told on WhatsApp.";

test("the desk promises the patient a message only where WhatsApp is set up", () => {
  expect(told(true)).toBe(promise);
  expect(told(false)).toBe("No message goes out: WhatsApp is not set up.");
});

function told(tellsPatients: boolean): string | null {
  const client = new QueryClient();
  client.setQueryData(meQuery().queryKey, { name: "Owner", role: "owner", acts: [], tellsPatients });
  cleanup();
  render(
    <QueryClientProvider client={client}>
      <Sentence />
    </QueryClientProvider>,
  );
  return screen.getByRole("paragraph").textContent;
}

function Sentence() {
  return <p>{useTold()(promise)}</p>;
}
