import { parentPort } from "node:worker_threads";
import { inspectPdf } from "./inspect-pdf.server.ts";

/** Inspects PDFs one after the other and posts back each verdict. */
parentPort?.on("message", async (bytes: Uint8Array) => parentPort?.postMessage(await inspectPdf(bytes)));
