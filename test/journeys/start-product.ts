import { freshFolder } from "#test/fresh-folder.ts";
import { runProduct } from "#test/product.ts";

/** Runs the product on a fresh demo of its own, and tells the journeys its address. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = await freshFolder();
  const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error" });
  process.env.NABZ_URL = product.url;
  return async () => {
    await product.stop("SIGTERM");
    await folder.remove();
  };
}
