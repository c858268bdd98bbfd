/** Kills the product on the way of so many bookings' messages (130 unless told) and counts what was lost or doubled. See decision 007. */
import { freshFolder } from "#test/fresh-folder.ts";
import { killedMessages } from "#test/processes/killed-messages.ts";

const bookings = Number(process.argv[2] ?? 130);
const folder = await freshFolder();
try {
  const { output: _, ...counted } = await killedMessages(folder.path, bookings);
  console.log(JSON.stringify({ bookings, ...counted }, null, 2));
} finally {
  await folder.remove();
}
