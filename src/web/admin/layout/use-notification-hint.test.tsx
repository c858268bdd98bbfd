import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { currentUserQuery } from "./queries.ts";
import { useNotificationHint } from "./use-notification-hint.ts";

afterEach(cleanup);

const promise = "The patient will be told on WhatsApp.";

test("promises a message only if WhatsApp is set up", () => {
  expect(renderHint(true)).toBe(promise);
  expect(renderHint(false)).toBe("No message goes out: WhatsApp is not set up.");
});

function renderHint(tellsPatients: boolean): string | null {
  const client = new QueryClient();
  client.setQueryData(currentUserQuery().queryKey, { name: "Owner", role: "owner", acts: [], tellsPatients });
  cleanup();
  render(
    <QueryClientProvider client={client}>
      <Sentence />
    </QueryClientProvider>,
  );
  return screen.getByRole("paragraph").textContent;
}

function Sentence() {
  return <p>{useNotificationHint()(promise)}</p>;
}
