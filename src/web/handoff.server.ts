import type { EntryContext } from "react-router";

type Read = NonNullable<NonNullable<EntryContext["renderMeta"]>["streamCache"]>;

/**
 * Reads what the router hands over to the browser before the page is rendered, and lays it where the router looks first: it
 * would wait for its own stream while rendering, and a page that waits cannot be rendered at once. Gives the context of a
 * render, a new one for each.
 */
export async function readHandoff(context: EntryContext): Promise<() => EntryContext> {
  const { serverHandoffStream } = context;
  if (!serverHandoffStream) return () => context;
  const streamCache = await readAll(serverHandoffStream);
  // The router takes the reader of a stream all the same.
  return () => ({ ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } });
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Read> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const read: Read = {};
  for (let part = 0, done = false; !done; part += 1) {
    const next = await reader.read();
    ({ done } = next);
    const value = decoder.decode(next.value, { stream: true });
    read[part] = Object.assign(Promise.resolve(), { result: { done, value } });
  }
  return read;
}
