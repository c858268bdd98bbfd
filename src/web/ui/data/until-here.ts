const PAUSE_MS = 2000;
/** Half a minute; a page that a newer version has replaced never comes, and its error page says so. */
const TRIES = 15;

/** Fetches a part of the program, on a broken line again and again. */
export async function untilHere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await load();
    } catch (error) {
      console.warn(error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return load();
}
