import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { signInAsAdmin } from "./admin-client.ts";
import { createFreeSlotRequest, postBooking } from "./booking-requests.ts";

/** What `script/server` runs; all other tests run the sources. */
const BUNDLE = ["build/product/main.js"];

test("the bundle shows the pages, takes a booking and reads a report's PDF", async () => {
  const folder = await createTempFolder();
  const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error" }, BUNDLE);
  try {
    for (const path of ["/", "/tests-new", "/book/1", "/admin", "/api/docs"])
      expect([path, (await fetch(`${product.url}${path}`)).status]).toEqual([path, 200]);
    const booked = await postBooking(product.url, await createFreeSlotRequest(product.url));
    expect(booked?.status).toBe(201);
    const { booking } = (await booked?.json()) ?? {};
    expect(await putReport(product, booking.id)).toEqual({ status: 200, said: "" });
    expect(product.output()).not.toMatch(/"level":"?(?:error|50)/);
  } finally {
    await product.stop("SIGTERM");
    await folder.remove();
  }
});

async function putReport({ url }: Product, bookingId: number) {
  const headers = { cookie: await signInAsAdmin(url), "content-type": "application/pdf" };
  const body = readFileSync("test/pdfs/weasyprint.pdf");
  const answer = await fetch(`${url}/api/bookings/${bookingId}/report`, { method: "PUT", headers, body });
  return { status: answer.status, said: answer.ok ? "" : await answer.text() };
}
