import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createKeyedHash, type KeyedHash, readOrCreateSecret } from "#platform/keyed-hash.server.ts";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";

/** The environment variable by which the workers of a run find the folder. */
const SETTING = "TEST_DEMO_FOLDER";
const run = promisify(execFile);

export type Demo = {
  product: Product /** The data folder, with the database. */;
  folder: string;
  close(): Promise<void>;
};

/**
 * Fills one data folder with the demo, for all labs of a run: starting on a copy takes a third of the time and less
 * work.
 */
export default async function fillDemoFolder(): Promise<() => Promise<void>> {
  const folder = await createTempFolder();
  const product = await startOn(folder.path);
  await product.stop("SIGTERM");
  process.env[SETTING] = folder.path;
  return folder.remove;
}

/** Returns the hash of all demos of a run, whose folders are copies with one secret. */
export function createDemoHash(): KeyedHash {
  return createKeyedHash(readOrCreateSecret(process.env[SETTING] ?? ""));
}

/** Starts a demo on a copy of the folder, with its own product and PostgreSQL, and these settings besides. */
export async function startDemo(settings: Record<string, string> = {}): Promise<Demo> {
  const folder = await createTempFolder();
  // As `cp -a` copies it, with owners: where tests run as root, PostgreSQL's files belong to another user.
  await run("cp", ["-a", `${process.env[SETTING]}/.`, folder.path]);
  const product = await startOn(folder.path, settings);
  return {
    product,
    folder: folder.path,
    close: async () => {
      await product.stop("SIGTERM");
      await folder.remove();
    },
  };
}

function startOn(folder: string, settings: Record<string, string> = {}): Promise<Product> {
  return runProduct({ DATA_DIR: folder, LOG_LEVEL: "error", ...settings });
}
