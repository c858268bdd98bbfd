/** Streams a CSV file as a download. */
export function createCsvResponse(
  name: string,
  lines: AsyncGenerator<string>,
  onFailure: (failure: unknown) => void,
): Response {
  return new Response(encodeLines(lines, onFailure), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}

/** Streams, so that a long period does not fill the memory. A failure while reading aborts the response. */
function encodeLines(lines: AsyncGenerator<string>, onFailure: (failure: unknown) => void): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (failure) {
        onFailure(failure);
        controller.error(failure);
      }
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
