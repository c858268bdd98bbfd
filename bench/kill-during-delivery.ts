/**
 * Kills the product while it sends the messages of this many bookings (default 130), and counts lost and duplicate
 * ones. See decision 007.
 */

import { killDuringDelivery } from "#test/processes/kill-during-delivery.ts";
import { createTempFolder } from "#test/temp-folder.ts";

const bookings = Number(process.argv[2] ?? 130);
const folder = await createTempFolder();
try {
  const { output: _, ...counted } = await killDuringDelivery(folder.path, bookings);
  console.log(JSON.stringify({ bookings, ...counted }, null, 2));
} finally {
  await folder.remove();
}
