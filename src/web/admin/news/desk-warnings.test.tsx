import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { DeskWarning } from "#core/desk/warnings.ts";
import { DeskWarnings } from "./desk-warnings.tsx";
import { newsKey } from "./queries.ts";

afterEach(cleanup);

function show(warnings: DeskWarning[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(newsKey, { tag: "1", unansweredMessages: 0, warnings });
  render(
    <QueryClientProvider client={client}>
      <DeskWarnings />
    </QueryClientProvider>,
  );
}

test.each([
  [1_503_238_553, "1.4 GB"],
  [734_003_200, "700 MB"],
])("a disk with %i bytes left says how much that is, and what happens when it is full", (freeBytes, told) => {
  show([{ code: "disk-nearly-full", freeBytes }]);
  const region = screen.getByRole("region", { name: "Warnings" });
  expect(region.textContent).toContain(`The server's disk is nearly full: ${told} left.`);
  expect(region.textContent).toContain("no booking can be taken");
});

test("with nothing to see to, nothing stands there", () => {
  show([]);
  expect(screen.getByRole("region", { name: "Warnings" }).textContent).toBe("");
});
