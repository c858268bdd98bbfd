/** Returns the status of a failed call. By shape: a failure that the server hands over is plain data. */
export function getErrorStatus(error: unknown): number | undefined {
  return Object(error).status;
}

/** Whether a query failed with 404. */
export function isNotFound(error: unknown): boolean {
  return getErrorStatus(error) === 404;
}
