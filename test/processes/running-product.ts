import { onTestFinished } from "vitest";
import { freshFolder } from "#test/fresh-folder.ts";
import { type Product, runProduct } from "#test/product.ts";

/** A product on a folder of its own, until the test has finished. */
export async function runningProduct(settings: Record<string, string>): Promise<Product> {
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "silent", ...settings });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  return product;
}
