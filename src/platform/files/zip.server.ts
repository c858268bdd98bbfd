/** One file of a ZIP; what is a list of pieces is read while it is sent. */
export type ZippedFile = { name: string; lastModified: Date } & (
  | { input: Uint8Array<ArrayBuffer> }
  | { input: AsyncIterable<string> }
);

/**
 * The files as one ZIP, each read when whoever receives it has taken what came before: never more than one is in memory. What
 * fails is told and breaks the answer off. PDFs are packed already, so that nothing is compressed here.
 */
export async function zipOf(
  files: AsyncGenerator<ZippedFile>,
  onFailure: (failure: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const { makeZip } = await import("client-zip");
  return makeZip(told(files, onFailure));
}

async function* told(files: AsyncGenerator<ZippedFile>, onFailure: (failure: unknown) => void) {
  try {
    yield* files;
  } catch (failure) {
    onFailure(failure);
    throw failure;
  }
}
