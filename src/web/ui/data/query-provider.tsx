import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/**
 * Row 9.21: nothing goes stale by itself, no refetch on focus, no retry unless a query says so.
 * A query that failed on the server shows its error at once, and `HydratedPage` asks again from the browser.
 */
const defaultOptions = {
  queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false, retryOnMount: false },
} as const;

type Props = {
  /** Called when a query or a change fails; the first one given stays. */
  onError?: (failure: Error) => void;
  children: ReactNode;
};

/** Row 8.16: failures of loading are logged. */
function logFailure({ message }: Error): void {
  console.warn(message);
}

/** Every layout whose pages read the API stands in one. */
export function QueryProvider({ onError = logFailure, children }: Props) {
  const [client] = useState(() => {
    const caches = { queryCache: new QueryCache({ onError }), mutationCache: new MutationCache({ onError }) };
    return new QueryClient({ defaultOptions, ...caches });
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
