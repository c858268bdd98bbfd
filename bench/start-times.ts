import { createTempFolder } from "#test/temp-folder.ts";
import { startProduct } from "./product-process.ts";

/** Milliseconds from the command to the home page. */
export type StartTimes = { firstMs: number; secondMs: number };

/** Starts on an empty folder, which creates the database and its data, and then once more. */
export async function measureStarts(): Promise<StartTimes> {
  const folder = await createTempFolder();
  try {
    const first = await startProduct(folder.path);
    await first.stop();
    const second = await startProduct(folder.path);
    await second.stop();
    return { firstMs: first.startMs, secondMs: second.startMs };
  } finally {
    await folder.remove();
  }
}
