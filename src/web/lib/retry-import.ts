const PAUSE_MS = 2000;
/** Half a minute; a chunk that a newer version has replaced never loads, and the error page says so. */
const MAX_TRIES = 15;

/** Imports a chunk, retrying on a bad connection. */
export async function retryImport<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; tries < MAX_TRIES; tries += 1) {
    try {
      return await load();
    } catch (error) {
      console.warn(error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return load();
}
