import { QueryObserver, useQueryClient } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { QueryProvider } from "./query-provider.tsx";

afterEach(cleanup);

// Rows 8.39, 8.40, 9.21
test("loaded data stays fresh, and is refetched neither after a failure nor on focus", () => {
  const options: unknown[] = [];
  function Look() {
    const client = useQueryClient();
    const observer = new QueryObserver(client, { queryKey: ["any"], queryFn: () => null });
    const { staleTime, retry, refetchOnWindowFocus } = client.defaultQueryOptions(observer.options);
    options.push({ staleTime, retry, refetchOnWindowFocus });
    return null;
  }
  render(
    <QueryProvider>
      <Look />
    </QueryProvider>,
  );
  expect(options[0]).toEqual({ staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false });
});
