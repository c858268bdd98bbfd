import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#web/lib/api-client.ts";
import { AdminTabs } from "./admin-tabs.tsx";
import { adminStatusKey } from "./queries.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("refetches queries that failed while the server was down, but not rejected ones", async () => {
  let isAway = true;
  const load = vi.fn(async () => (isAway ? Promise.reject(new ApiError(503, "", "Unavailable")) : "Loaded"));
  const refused = vi.fn(() => Promise.reject(new ApiError(403, "", "Forbidden")));
  const status = { tag: "1", unansweredMessages: 0, lastGoodBackupAt: null, warnings: [] };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(status), { status: isAway ? 503 : 200 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  function Section() {
    useQuery({ queryKey: ["refused"], queryFn: refused });
    const { data, isError } = useQuery({ queryKey: ["section"], queryFn: load });
    return <p>{isError ? "Failed" : data}</p>;
  }
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AdminTabs>{null}</AdminTabs>
        <Section />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText("Failed")).toBeTruthy();
  await act(() => client.refetchQueries({ queryKey: adminStatusKey }));
  isAway = false;
  await act(() => client.refetchQueries({ queryKey: adminStatusKey }));
  expect(await screen.findByText("Loaded")).toBeTruthy();
  expect(refused).toHaveBeenCalledTimes(1);
});

test("refetches a query that failed between two status polls, less and less often", async () => {
  vi.useFakeTimers();
  let isAway = true;
  const load = vi.fn(async () => (isAway ? Promise.reject(new ApiError(503, "", "Unavailable")) : "Loaded"));
  const status = { tag: "1", unansweredMessages: 0, lastGoodBackupAt: null, warnings: [] };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(status)));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  function Section() {
    const { data, isError } = useQuery({ queryKey: ["section"], queryFn: load });
    return <p>{isError ? "Failed" : data}</p>;
  }
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AdminTabs>{null}</AdminTabs>
        <Section />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText("Failed")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load.mock.calls.length).toBeGreaterThan(3);
  expect(load.mock.calls.length).toBeLessThan(8);
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText("Loaded")).toBeTruthy();
});
