import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#web/api-client.ts";
import { useSaving } from "./use-saving.ts";

afterEach(cleanup);

const changed = { detail: "Somebody else has changed this meanwhile.", code: "changed-meanwhile", version: 3 };
const asked = {
  detail: "The price goes from ₹180 to ₹39,900. Is that right?",
  code: "ask-first",
  prices: [{ field: "price", from: "180.00", to: "39900.00" }],
};
const refusal = (problem: object) => new ApiError(409, JSON.stringify(problem), "Conflict");

/** A form's saving of a thing that is shown with its version and its name, and the calls that it made. */
function savingOf(send: (...sent: unknown[]) => Promise<unknown>) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const shown = (version: number, name: string) => ({ version, values: { name } });
  const hook = renderHook(({ shown }) => useSaving({ send, stale: ["/api/lab"], shown }), {
    wrapper,
    initialProps: { shown: shown(1, "Nabz") },
  });
  return {
    now: () => hook.result.current,
    show: (version: number, name: string) => hook.rerender({ shown: shown(version, name) }),
    save: (name: string) => act(async () => hook.result.current.save({ name })),
  };
}

test("a change that this form does not show counts as seen, one that it shows does not", async () => {
  const send = vi.fn(async (..._sent: unknown[]): Promise<unknown> => undefined);
  const { show, save } = savingOf(send);
  show(2, "Nabz");
  show(3, "Nabz Labs");
  await save("Nabz Diagnostics");
  expect(send.mock.calls).toEqual([[{ name: "Nabz Diagnostics" }, { version: 2 }]]);
});

test("what this form has saved it has seen", async () => {
  const send = vi.fn(async (..._sent: unknown[]): Promise<unknown> => undefined);
  const { show, save } = savingOf(send);
  await save("Nabz Labs");
  show(2, "Nabz Labs Ltd");
  await save("Nabz Diagnostics");
  expect(send.mock.calls.map(([, along]) => along)).toEqual([{ version: 1 }, { version: 2 }]);
});

test("a change that was told may be saved over", async () => {
  const send = vi
    .fn(async (..._sent: unknown[]): Promise<unknown> => undefined)
    .mockRejectedValueOnce(refusal(changed));
  const { now, show, save } = savingOf(send);
  await save("Nabz Diagnostics");
  await waitFor(() => expect(now().isChangedMeanwhile).toBe(true));
  show(3, "Nabz Labs");
  await save("Nabz Diagnostics");
  expect(send.mock.calls.map(([, along]) => along)).toEqual([{ version: 1 }, { version: 3 }]);
});

test("a question is told with its field, and the same values go again when it is confirmed", async () => {
  const send = vi.fn(async (..._sent: unknown[]): Promise<unknown> => undefined).mockRejectedValueOnce(refusal(asked));
  const { now, save } = savingOf(send);
  await save("Nabz Diagnostics");
  await waitFor(() => expect(now().question).toMatchObject({ sentence: asked.detail, field: "price" }));
  await act(async () => now().question?.confirm());
  expect(send.mock.calls[1]).toEqual([{ name: "Nabz Diagnostics" }, { version: 1, confirmed: true }]);
  await waitFor(() => expect(now().question).toBeNull());
});
