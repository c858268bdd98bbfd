/** A file for a spreadsheet, sent while it is read. */
export function csvFile(name: string, lines: AsyncGenerator<string>, onFailure: (failure: unknown) => void): Response {
  return new Response(bytesOf(lines, onFailure), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}

/** Sends while it reads: no period is too long for the memory. What fails then breaks the answer off. */
function bytesOf(lines: AsyncGenerator<string>, onFailure: (failure: unknown) => void): ReadableStream {
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
