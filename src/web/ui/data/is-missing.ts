/** Whether a query failed because the API knows no such thing. By shape: a failure that the server hands over is plain data. */
export function isMissing(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 404;
}
