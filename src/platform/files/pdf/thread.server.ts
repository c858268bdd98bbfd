import { parentPort } from "node:worker_threads";
import { judgeDocument } from "./judge-document.server.ts";

/** Takes PDFs apart, one after the other, and tells what each is. */
parentPort?.on("message", async (bytes: Uint8Array) => parentPort?.postMessage(await judgeDocument(bytes)));
