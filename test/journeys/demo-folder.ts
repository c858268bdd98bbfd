import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { freshFolder } from "#test/fresh-folder.ts";
import { type Product, runProduct } from "#test/product.ts";

/** By which the workers of a run find the folder that it made. */
const SETTING = "TEST_DEMO_FOLDER";
const run = promisify(execFile);

export type Demo = { product: Product; close(): Promise<void> };

/** Fills one data folder with the demo, for all labs of a run: to start on a copy takes a third of the time and less work. */
export default async function fillDemoFolder(): Promise<() => Promise<void>> {
  const folder = await freshFolder();
  const product = await startOn(folder.path);
  await product.stop("SIGTERM");
  process.env[SETTING] = folder.path;
  return folder.remove;
}

/** Starts a demo of its own: a product of its own on a copy of the folder, with a PostgreSQL of its own. */
export async function startDemo(): Promise<Demo> {
  const folder = await freshFolder();
  // As `cp -a` has it, with owners: where tests run as root, PostgreSQL's files are another user's.
  await run("cp", ["-a", `${process.env[SETTING]}/.`, folder.path]);
  const product = await startOn(folder.path);
  return {
    product,
    close: async () => {
      await product.stop("SIGTERM");
      await folder.remove();
    },
  };
}

function startOn(folder: string): Promise<Product> {
  return runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
}
