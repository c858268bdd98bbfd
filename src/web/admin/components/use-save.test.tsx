import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { getCurrentToast } from "#web/components/toasts/toast-store.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { useSave } from "./use-save.ts";

afterEach(cleanup);

const changed = { detail: "Somebody else has changed this meanwhile.", code: "changed-meanwhile", version: 3 };
const confirmationRequired = {
  detail: "The price goes from ₹180 to ₹39,900. Is that right?",
  code: "ask-first",
  prices: [{ field: "price", from: "180.00", to: "39900.00" }],
};
const createApiError = (problem: object) => new ApiError(409, JSON.stringify(problem), "Conflict");

/** Renders useSave for a record with a version and a name. */
function renderSave(send: (...sent: unknown[]) => Promise<unknown>, isOnWebsite = false) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const shown = (version: number, name: string) => ({ version, values: { name } });
  const hook = renderHook(({ shown }) => useSave({ send, staleKey: ["/api/lab"], shown, isOnWebsite }), {
    wrapper,
    initialProps: { shown: shown(1, "Nabz") },
  });
  return {
    now: () => hook.result.current,
    show: (version: number, name: string) => hook.rerender({ shown: shown(version, name) }),
    save: (name: string) => act(async () => hook.result.current.save({ name })),
  };
}

test("acknowledges a new version if the shown values are the same, and not if they differ", async () => {
  const send = vi.fn(async (..._sent: unknown[]): Promise<unknown> => undefined);
  const { show, save } = renderSave(send);
  show(2, "Nabz");
  show(3, "Nabz Labs");
  await save("Nabz Diagnostics");
  expect(send.mock.calls).toEqual([[{ name: "Nabz Diagnostics" }, { version: 2 }]]);
});

test("acknowledges its own saves", async () => {
  const send = vi.fn(async (..._sent: unknown[]): Promise<unknown> => undefined);
  const { show, save } = renderSave(send);
  await save("Nabz Labs");
  show(2, "Nabz Labs Ltd");
  await save("Nabz Diagnostics");
  expect(send.mock.calls.map(([, context]) => context)).toEqual([{ version: 1 }, { version: 2 }]);
});

test("overwrites a change once the conflict was shown", async () => {
  const send = vi
    .fn(async (..._sent: unknown[]): Promise<unknown> => undefined)
    .mockRejectedValueOnce(createApiError(changed));
  const { now, show, save } = renderSave(send);
  await save("Nabz Diagnostics");
  await waitFor(() => expect(now().hasConflict).toBe(true));
  show(3, "Nabz Labs");
  await save("Nabz Diagnostics");
  expect(send.mock.calls.map(([, context]) => context)).toEqual([{ version: 1 }, { version: 3 }]);
});

test("returns the confirmation with its field, and resends the values when confirmed", async () => {
  const send = vi
    .fn(async (..._sent: unknown[]): Promise<unknown> => undefined)
    .mockRejectedValueOnce(createApiError(confirmationRequired));
  const { now, save } = renderSave(send);
  await save("Nabz Diagnostics");
  await waitFor(() =>
    expect(now().confirmation).toMatchObject({ message: confirmationRequired.detail, field: "price" }),
  );
  await act(async () => now().confirmation?.confirm());
  expect(send.mock.calls[1]).toEqual([{ name: "Nabz Diagnostics" }, { version: 1, confirmed: true }]);
  await waitFor(() => expect(now().confirmation).toBeNull());
});

test.each([
  ["Saved.", false],
  ["Saved. The website shows it within a few seconds.", true],
])("a saved form says %o (shown on the website: %s)", async (sentence, isOnWebsite) => {
  const { save } = renderSave(async () => undefined, isOnWebsite);
  await save("Nabz Labs");
  expect(getCurrentToast()?.title).toBe(sentence);
});
