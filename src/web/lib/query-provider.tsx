import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/**
 * Nothing goes stale by itself, no refetch on focus, no retry unless a query says so. A query that failed on the server
 * shows its error at once, and `HydratedPage` retries it in the browser.
 */
const defaultOptions = {
  queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false, retryOnMount: false },
} as const;

type Props = {
  /** Called when a query or a mutation fails; the first one passed stays. */
  onError?: (failure: Error) => void;
  children: ReactNode;
};

/** Loading failures are logged. */
function logError({ message }: Error): void {
  console.warn(message);
}

/** Wraps every layout whose pages call the API. */
export function QueryProvider({ onError = logError, children }: Props) {
  const [client] = useState(() => {
    const caches = { queryCache: new QueryCache({ onError }), mutationCache: new MutationCache({ onError }) };
    return new QueryClient({ defaultOptions, ...caches });
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
