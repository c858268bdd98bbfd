/** Whether a query failed with 404. By shape: a failure that the server hands over is plain data. */
export function isNotFound(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 404;
}
