import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { packageComparisonQuery } from "#web/public/catalogue/queries.ts";
import { CheaperPackageComparison, TestLinks } from "./package-tests.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a test sold in packages only has no link, because it has no page", () => {
  const cbc = { id: 5, code: "CBC-005", name: "Blood Count", isOffered: true, organ: "blood" as const, holds: [] };
  render(
    <TestLinks
      tests={[cbc, { id: 6, code: "MPV-006", name: "Platelet Volume", isOffered: false, organ: "blood", holds: [] }]}
    />,
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/tests/5"]);
  expect(screen.getByText("Platelet Volume")).toBeTruthy();
});

test.each([
  ["In return you fast for 9 to 14 hours, which your tests do not need.", 1],
  [null, 0],
])("shows the requirements of a package next to a cheaper one: %s", (asksMore, count) => {
  const cheaper = { id: 2, name: "Basic Package", price: "499.00", discountPrice: null, offer: null };
  const comparison = { cheaper: { ...cheaper, adds: [], lacks: [], asksMore } };
  vi.stubGlobal("fetch", async () => Response.json(comparison));
  const client = new QueryClient();
  client.setQueryData(packageComparisonQuery(3).queryKey, comparison);
  render(
    <QueryClientProvider client={client}>
      <CheaperPackageComparison id={3} sold={{ price: "999.00", discountPrice: null }} />
    </QueryClientProvider>,
  );
  expect(screen.getByText("The same tests for ₹500 less")).toBeTruthy();
  expect(screen.queryAllByText(/^That package costs less\. In return you fast for 9 to 14 hours/)).toHaveLength(count);
});
