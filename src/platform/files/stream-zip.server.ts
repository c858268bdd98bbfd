/** A file of a ZIP; an iterable is read while it is sent. */
export type ZippedFile = { name: string; lastModified: Date } & (
  | { input: Uint8Array<ArrayBuffer> }
  | { input: AsyncIterable<string> }
);

/**
 * Streams files as one ZIP, reading each when the receiver has taken the one before, so that at most one is in memory.
 * A failure is reported and aborts the response. Nothing is compressed, because PDFs are compressed already.
 */
export async function createZipStream(
  files: AsyncGenerator<ZippedFile>,
  onFailure: (failure: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const { makeZip } = await import("client-zip");
  return makeZip(reportFailure(files, onFailure));
}

async function* reportFailure(files: AsyncGenerator<ZippedFile>, onFailure: (failure: unknown) => void) {
  try {
    yield* files;
  } catch (failure) {
    onFailure(failure);
    throw failure;
  }
}
