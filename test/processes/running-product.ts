import { onTestFinished } from "vitest";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";

/** Runs a product on a folder of its own, until the test has finished. */
export async function runProductForTest(settings: Record<string, string>): Promise<Product> {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "silent", ...settings });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  return product;
}
