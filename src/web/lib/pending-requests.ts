/** Requests that the page waits for. */
const pendingRequests = new Set<Promise<unknown>>();

/** Tracks a request until it is answered or has failed. */
export function trackRequest<Answer>(request: Promise<Answer>): Promise<Answer> {
  pendingRequests.add(request);
  const end = () => void pendingRequests.delete(request);
  request.then(end, end);
  return request;
}

/** Resolves when no request is pending. */
export async function waitForRequests(): Promise<void> {
  while (pendingRequests.size > 0) await Promise.allSettled(pendingRequests);
}
